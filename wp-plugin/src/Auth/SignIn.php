<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** The way in by e-mail address and password. It answers alike, and in the same time, whether or not there is such an account. */
final readonly class SignIn
{
    public function __construct(
        private EmailLookup $lookup,
        private Passwords $passwords,
        private SignInTries $tries,
        private KnownDevices $devices,
        private Throttle $throttle,
        private Sessions $sessions,
        private AccountState $accounts,
        private ViewerFactory $viewers,
        private AuthLimits $limits,
        private Mails $mails,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @param string $device what the browser says it is
     * @param string $deviceProof of KnownDevices; empty: none
     * @throws DomainError invalid_credentials · rate_limited
     */
    public function __invoke(string $email, #[SensitiveParameter] string $password, string $address, string $device, #[SensitiveParameter] string $deviceProof = ''): IssuedSession
    {
        $email = EmailAddress::normalise($email);
        $user = $this->lookup->find($email);
        $account = $user->ID ?? $email;
        $known = $this->devices->recognise($deviceProof, $user?->ID);
        try {
            $this->tries->count($user?->ID, $email, $address, $known);
        } catch (DomainError $error) {
            SecurityEvent::SignIn->refused($error->errorCode, account: $account, address: $address);
            throw $error;
        }
        // Longer than any password may be: checked all the same, for its time, and never right.
        $isRight = $this->passwords->verify($user, mb_substr($password, 0, $this->limits->passwordMax)) && mb_strlen($password) <= $this->limits->passwordMax;
        if (!$isRight || $user === null || !$this->accounts->isActive($this->viewers->of($user->ID))) {
            if ($isRight && $user !== null) {
                $this->remind($user, $email);
            }
            SecurityEvent::SignIn->refused($this->reason($user, $isRight), account: $account, address: $address);
            throw new DomainError('invalid_credentials');
        }
        $this->tries->succeeded($user->ID, $address, $known);
        $this->passwords->modernise($user, $password);
        SecurityEvent::SignIn->succeeded('password', account: $user->ID, address: $address);

        return $this->sessions->start($user->ID, $device);
    }

    /** For the log only: people are told the same of all of them. */
    private function reason(?WP_User $user, bool $isRight): string
    {
        return match (true) {
            $user === null => 'unknown_account',
            !$isRight => 'wrong_password',
            $this->accounts->isDisabled($user->ID) => 'account_disabled',
            default => 'account_not_active',
        };
    }

    /** Who knows the password of an account whose address is not proven yet gets another link to prove it. */
    private function remind(WP_User $user, string $email): void
    {
        if (
            $this->accounts->stageOf($user->ID) === AccountStage::Pending
            && !$this->accounts->isDisabled($user->ID)
            && $this->throttle->isWithin("mail:{$email}", $this->limits->mailsPerPerson, $this->limits->formSeconds)
        ) {
            $this->mails->toUser(ActivationMail::KEY, $user->ID);
        }
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\SignIn;

use Passerelle\Auth\Accounts\AccountServices;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\KnownDevices;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Throttling\Throttling;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Mail\Mails;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** Sign-in by e-mail address and password. Without the right password, neither the response nor its time reveals whether the account exists. */
final readonly class SignIn
{
    public function __construct(
        private AccountServices $accounts,
        private Throttling $throttling,
        private KnownDevices $devices,
        private Sessions $sessions,
        private ViewerFactory $viewers,
        private Mails $mails,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @param string $device name of the browser
     * @param string $deviceProof of KnownDevices; empty: none
     * @throws DomainError invalid_credentials · account_not_activated: the password is right · rate_limited
     */
    public function __invoke(string $email, #[SensitiveParameter] string $password, string $address, string $device, #[SensitiveParameter] string $deviceProof = ''): IssuedSession
    {
        $email = EmailAddress::normalise($email);
        $user = $this->accounts->lookup->find($email);
        $account = $user->ID ?? $email;
        $known = $this->devices->verify($deviceProof, $user?->ID);
        try {
            $this->throttling->tries->count($user?->ID, $email, $address, $known);
        } catch (DomainError $error) {
            SecurityEvent::SignIn->refused($error->errorCode, account: $account, address: $address);
            throw $error;
        }
        // Longer than passwords may be: checked anyway for constant time, never accepted.
        $max = $this->throttling->limits->passwordMax;
        $isRight = $this->accounts->passwords->verify($user, mb_substr($password, 0, $max)) && mb_strlen($password) <= $max;
        if (!$isRight || $user === null || !$this->accounts->state->isActive($this->viewers->of($user->ID))) {
            SecurityEvent::SignIn->refused($this->reason($user, $isRight), account: $account, address: $address);
            if ($isRight && $user !== null && $this->awaitsActivation($user)) {
                $this->remind($user, $email);
                throw new DomainError('account_not_activated');
            }
            throw new DomainError('invalid_credentials');
        }
        $this->throttling->tries->succeeded($user->ID, $address, $known);
        $this->accounts->passwords->modernise($user, $password);
        SecurityEvent::SignIn->succeeded('password', account: $user->ID, address: $address);

        return $this->sessions->start($user->ID, $device);
    }

    /** For the log: the response to a wrong password is the same for all reasons. */
    private function reason(?WP_User $user, bool $isRight): string
    {
        return match (true) {
            $user === null => 'unknown_account',
            !$isRight => 'wrong_password',
            $this->accounts->state->isDisabled($user->ID) => 'account_disabled',
            default => 'account_not_active',
        };
    }

    private function awaitsActivation(WP_User $user): bool
    {
        return $this->accounts->state->stageOf($user->ID) === AccountStage::Pending && !$this->accounts->state->isDisabled($user->ID);
    }

    /** Sends another activation link; those sent before stay valid. */
    private function remind(WP_User $user, string $email): void
    {
        if ($this->throttling->mayMail($email)) {
            $this->mails->toUser(ActivationMail::KEY, $user->ID);
        }
    }
}

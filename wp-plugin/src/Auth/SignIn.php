<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Mail\Mails;
use SensitiveParameter;
use WP_User;

/** The way in by e-mail address and password. It answers alike, and in the same time, whether or not there is such an account. */
final readonly class SignIn
{
    public function __construct(
        private Passwords $passwords,
        private SignInTries $tries,
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
     * @throws DomainError invalid_credentials · rate_limited
     */
    public function __invoke(string $email, #[SensitiveParameter] string $password, string $address, string $device): IssuedSession
    {
        $email = mb_strtolower(trim($email));
        $this->tries->count($email, $address);
        $user = $this->userOf($email);
        // Longer than any password may be: checked all the same, for its time, and never right.
        $isRight = $this->passwords->verify($user, mb_substr($password, 0, $this->limits->passwordMax)) && mb_strlen($password) <= $this->limits->passwordMax;
        if (!$isRight || $user === null || !$this->accounts->isActive($this->viewers->of($user->ID))) {
            if ($isRight && $user !== null) {
                $this->remind($user, $email);
            }
            throw new DomainError('invalid_credentials');
        }
        $this->tries->succeeded($email, $address);
        $this->passwords->modernise($user, $password);

        return $this->sessions->start($user->ID, $device);
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

    private function userOf(string $email): ?WP_User
    {
        $user = $email === '' ? false : get_user_by('email', $email);

        return $user instanceof WP_User ? $user : null;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** Passwords that are entered with an activation link: the one of the registration, or a new one. */
final readonly class ActivationPasswords
{
    public function __construct(
        private Passwords $passwords,
        private RegistrationRules $rules,
        private Throttle $throttle,
        private AuthLimits $limits,
    ) {
    }

    /** @throws DomainError invalid_fields */
    private function newHash(WP_User $user, ActivationPassword $typed): string
    {
        $this->rules->checkPassword($user->user_email, $typed->password, $typed->confirmation);

        return $this->passwords->hash($typed->password);
    }

    /** @throws DomainError invalid_fields · rate_limited */
    private function checkPassword(WP_User $user, #[SensitiveParameter] string $password, string $address): void
    {
        if ($password === '') {
            throw DomainError::invalid([new FieldError('password', 'required')]);
        }
        // Counted separately from sign-ins: failed ones of others do not prevent the owner's activation.
        $subject = "activation:{$user->ID}";
        $this->throttle->count($subject, $this->limits->failuresPerAccount);
        if (!$this->passwords->verify($user, $this->limited($password)) || $password !== $this->limited($password)) {
            SecurityEvent::Activation->refused('password_current_incorrect', account: $user->ID, address: $address);
            throw DomainError::invalid([new FieldError('password', 'password_current_incorrect')]);
        }
        $this->throttle->clear($subject);
    }

    private function limited(#[SensitiveParameter] string $password): string
    {
        return mb_substr($password, 0, $this->limits->passwordMax);
    }

    /**
     * @param string $address IP address of the browser
     * @return string|null hash of a new password; null: the account has the entered one
     * @throws DomainError invalid_fields at "password", "passwordConfirm" · rate_limited
     */
    public function check(WP_User $user, ActivationPassword $typed, string $address): ?string
    {
        if ($typed->isNew) {
            return $this->newHash($user, $typed);
        }
        $this->checkPassword($user, $typed->password, $address);

        return null;
    }

    /** The same work as for an account that waits, without one. */
    public function checkNone(ActivationPassword $typed): void
    {
        $typed->isNew ? $this->passwords->hash($this->limited($typed->password)) : $this->passwords->verify(null, $this->limited($typed->password));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings;

use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** Password confirmation for sensitive actions. */
final readonly class CurrentPassword
{
    public function __construct(
        private Passwords $passwords,
        private Throttle $throttle,
        #[Limit('auth', 'failuresPerAccount')] private int $triesAllowed,
        #[Limit('password', 'max')] private int $lengthMax,
    ) {
    }

    /**
     * @param string $path path of the field in errors
     * @throws DomainError forbidden · invalid_fields with required or password_current_incorrect · rate_limited
     */
    public function check(Viewer $viewer, #[SensitiveParameter] string $password, string $path): WP_User
    {
        $user = get_userdata($viewer->id);
        if (!$user instanceof WP_User) {
            throw DomainError::forbidden();
        }
        if ($password === '') {
            throw DomainError::invalid([new FieldError($path, 'required')]);
        }
        $subject = "current-password:{$user->ID}";
        $this->throttle->count($subject, $this->triesAllowed);
        if (mb_strlen($password) > $this->lengthMax || !$this->passwords->verify($user, $password)) {
            SecurityEvent::Reauthentication->refused('password_current_incorrect', account: $user->ID);
            throw DomainError::invalid([new FieldError($path, 'password_current_incorrect')]);
        }
        $this->throttle->clear($subject);

        return $user;
    }
}

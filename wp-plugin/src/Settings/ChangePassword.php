<?php

declare(strict_types=1);

namespace Passerelle\Settings;

use Passerelle\Accounts\Viewer;
use Passerelle\Auth\IssuedSession;
use Passerelle\Auth\Passwords;
use Passerelle\Auth\RegistrationRules;
use Passerelle\Auth\Sessions;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use SensitiveParameter;

/** A new password for somebody who knows the present one. Every session ends, and this browser gets a new one. */
final readonly class ChangePassword
{
    public function __construct(
        private CurrentPassword $currentPassword,
        private RegistrationRules $rules,
        private Passwords $passwords,
        private Sessions $sessions,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $device what the browser says it is
     * @throws DomainError forbidden · rate_limited · invalid_fields at "currentPassword", "password", "passwordConfirm"
     */
    public function __invoke(
        Viewer $viewer,
        #[SensitiveParameter] string $current,
        #[SensitiveParameter] string $password,
        #[SensitiveParameter] string $confirmation,
        string $device,
    ): IssuedSession {
        $user = $this->currentPassword->check($viewer, $current, 'currentPassword');
        $this->rules->checkPassword($user->user_email, $password, $confirmation);

        return $this->transaction->run(function () use ($user, $password, $device): IssuedSession {
            $this->passwords->change($user, $password);

            return $this->sessions->start($user->ID, $device);
        });
    }
}

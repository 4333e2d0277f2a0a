<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings;

use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Registration\RegistrationRules;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use SensitiveParameter;

/** Changes the password after confirmation of the current one. Ends all sessions and starts a new one for this browser. */
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
     * @param string $device name of the browser
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

<?php

declare(strict_types=1);

namespace Passerelle\Auth\SignIn;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Rights\ViewerFactory;
use SensitiveParameter;
use WP_User;

/** Checks passwords and the state of the account. */
final readonly class Credentials
{
    public function __construct(
        private Passwords $passwords,
        private AccountState $state,
        private ViewerFactory $viewers,
        private AuthLimits $limits,
    ) {
    }

    /** For the log: the response to a wrong password is the same for all reasons. */
    public function reason(?WP_User $user, bool $isRight): string
    {
        return match (true) {
            $user === null => 'unknown_account',
            !$isRight => 'wrong_password',
            $this->state->isDisabled($user->ID) => 'account_disabled',
            default => 'account_not_active',
        };
    }

    public function awaitsActivation(WP_User $user): bool
    {
        return $this->state->stageOf($user->ID) === AccountStage::Pending && !$this->state->isDisabled($user->ID);
    }

    public function areRight(?WP_User $user, #[SensitiveParameter] string $password): bool
    {
        // Longer than passwords may be: checked anyway for constant time, never accepted.
        $max = $this->limits->passwordMax;

        return $this->passwords->verify($user, mb_substr($password, 0, $max)) && mb_strlen($password) <= $max;
    }

    public function isActive(WP_User $user): bool
    {
        return $this->state->isActive($this->viewers->of($user->ID));
    }
}

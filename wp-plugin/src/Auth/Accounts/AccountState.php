<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Rights\Viewer;

/** Whether an account is open and complete. */
final class AccountState
{
    /** Set to "1" on accounts that staff have closed. */
    public const DISABLED_META = 'passerelle_disabled';

    public function register(): void
    {
        add_filter('allow_password_reset', fn (mixed $allowed, int|string $userId): mixed => $this->isUsable((int) $userId) ? $allowed : false, 10, 2);
    }

    public function isActive(Viewer $viewer): bool
    {
        return $viewer->isSignedIn() && $this->isUsable($viewer->id);
    }

    public function isUsable(int $userId): bool
    {
        return !$this->isDisabled($userId) && $this->stageOf($userId) === null;
    }

    public function isDisabled(int $userId): bool
    {
        return get_user_meta($userId, self::DISABLED_META, true) === '1';
    }

    /** Null for accounts that are complete. */
    public function stageOf(int $userId): ?AccountStage
    {
        $stage = get_user_meta($userId, AccountStage::META, true);

        return is_string($stage) ? AccountStage::tryFrom($stage) : null;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use WP_User;

/** Closes and reopens an account. Closing ends all its sessions and deletes nothing. */
final readonly class DisableAccount
{
    /** @see Disabling: who did it, and when */
    private const BY_META = 'passerelle_disabled_by';
    private const AT_META = 'passerelle_disabled_at';

    public function __construct(private AccountState $accounts, private Clock $clock)
    {
    }

    /** True for users who may edit the account in WordPress, except for their own account. */
    public function isAllowed(Viewer $by, int $userId): bool
    {
        return $by->isSignedIn() && $by->id !== $userId && $by->can('edit_user', $userId);
    }

    /**
     * @param bool $disabled new state; nothing is written when it is the current one
     * @throws DomainError forbidden · not_found
     */
    public function __invoke(Viewer $by, int $userId, bool $disabled): void
    {
        if (!$this->isAllowed($by, $userId)) {
            throw DomainError::forbidden();
        }
        if (!get_userdata($userId) instanceof WP_User) {
            throw DomainError::notFound();
        }
        if ($this->accounts->isDisabled($userId) === $disabled) {
            return;
        }
        if (!$disabled) {
            foreach ([AccountState::DISABLED_META, self::BY_META, self::AT_META] as $key) {
                delete_user_meta($userId, $key);
            }

            return;
        }
        update_user_meta($userId, self::BY_META, (string) $by->id);
        update_user_meta($userId, self::AT_META, $this->clock->now()->format(DATE_ATOM));
        // Last, since it ends the sessions.
        update_user_meta($userId, AccountState::DISABLED_META, '1');
    }

    /** Null for an account that is open. */
    public function about(int $userId): ?Disabling
    {
        if (!$this->accounts->isDisabled($userId)) {
            return null;
        }
        $by = get_userdata((int) self::text($userId, self::BY_META));
        $at = self::text($userId, self::AT_META);

        return new Disabling($by instanceof WP_User ? $by->display_name : null, $at === '' ? null : new \DateTimeImmutable($at));
    }

    private static function text(int $userId, string $key): string
    {
        $value = get_user_meta($userId, $key, true);

        return is_string($value) ? $value : '';
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Passwords;

use WP_User;

/**
 * Changes of the password of an existing account, once each. WordPress 6.9 and later also fire `wp_set_password` for new accounts,
 * and before an update of an account stores its new hash.
 */
final class PasswordChanges
{
    /** @param callable(int): mixed $listener gets the id of the account */
    public static function listen(callable $listener): void
    {
        // WordPress before 6.7 passes no account; there, the action means a change.
        add_action('wp_set_password', static function (mixed $password, int|string $userId, ?WP_User $before = null) use ($listener): void {
            if ($before === null || self::hasChanged((int) $userId, $before)) {
                $listener((int) $userId);
            }
        }, 10, 3);
        add_action('profile_update', static function (int|string $userId, WP_User $before) use ($listener): void {
            if (self::hasChanged((int) $userId, $before)) {
                $listener((int) $userId);
            }
        }, 10, 2);
    }

    private static function hasChanged(int $userId, WP_User $before): bool
    {
        $user = get_userdata($userId);

        return $user instanceof WP_User && $user->user_pass !== $before->user_pass;
    }
}

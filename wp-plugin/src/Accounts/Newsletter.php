<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

/** Newsletter subscription of accounts, whose addresses are already verified. */
final class Newsletter
{
    public const META = 'passerelle_newsletter';

    public static function isSubscribed(int $userId): bool
    {
        return get_user_meta($userId, self::META, true) === '1';
    }

    public static function setSubscribed(int $userId, bool $isSubscribed): void
    {
        $isSubscribed ? update_user_meta($userId, self::META, '1') : delete_user_meta($userId, self::META);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

/** Whether somebody with an account wants the newsletter. Their address is proven already. */
final class Newsletter
{
    public const META = 'passerelle_newsletter';

    public static function isWanted(int $userId): bool
    {
        return get_user_meta($userId, self::META, true) === '1';
    }

    public static function want(int $userId, bool $wanted): void
    {
        $wanted ? update_user_meta($userId, self::META, '1') : delete_user_meta($userId, self::META);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Rights\MainCountry;

/**
 * The country of residence of an account, set by its owner. MainCountry, which determines what a moderateur may decide on and
 * which the owner cannot change, is the fallback while none is set.
 */
final class AccountCountry
{
    public const META = 'passerelle_country';

    /** ISO 3166 alpha-2, or null. */
    public static function of(int $userId): ?string
    {
        $code = get_user_meta($userId, self::META, true);

        return is_string($code) && preg_match('/^[A-Z]{2}$/', $code) === 1 ? $code : MainCountry::of($userId);
    }

    public static function ofCurrentUser(): ?string
    {
        return self::of(get_current_user_id());
    }

    /** @param string $code an ISO 3166 alpha-2 code that was checked */
    public static function set(int $userId, string $code): void
    {
        update_user_meta($userId, self::META, $code);
    }
}

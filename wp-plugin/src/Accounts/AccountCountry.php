<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

/**
 * The country that people say they live in. Not MainCountry: that one decides what a moderateur may decide on, so it is not
 * for the person to change; it only stands in here for those who never said.
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

    /** @param string $code an ISO 3166 alpha-2 code that was checked */
    public static function set(int $userId, string $code): void
    {
        update_user_meta($userId, self::META, $code);
    }
}

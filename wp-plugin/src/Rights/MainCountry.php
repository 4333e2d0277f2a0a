<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use InvalidArgumentException;

/** Main country of an account: the scope of a moderateur, removed with the role. */
final class MainCountry
{
    public const META = 'passerelle_main_country';

    /** ISO 3166 alpha-2, or null. */
    public static function of(int $userId): ?string
    {
        $code = get_user_meta($userId, self::META, true);

        return is_string($code) && preg_match('/^[A-Z]{2}$/', $code) === 1 ? $code : null;
    }

    /** @throws InvalidArgumentException when it is not an alpha-2 code */
    public static function set(int $userId, ?string $code): void
    {
        if ($code === null) {
            delete_user_meta($userId, self::META);
            return;
        }
        if (preg_match('/^[A-Z]{2}$/', $code) !== 1) {
            throw new InvalidArgumentException('A country is given by its ISO 3166 alpha-2 code.');
        }
        update_user_meta($userId, self::META, $code);
    }
}

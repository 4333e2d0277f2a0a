<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\EmailAddress;

/** A stored row of a field of people. */
final class PeopleRow
{
    public const EMAIL = 'email';

    /**
     * @param array<mixed> $row
     * @param string $email normalised
     */
    public static function hasAddress(array $row, string $email): bool
    {
        $address = $row[self::EMAIL] ?? null;

        return is_string($address) && $email !== '' && EmailAddress::normalise($address) === $email;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use DateTimeImmutable;
use DateTimeZone;

/** Instants in the database: UTC, to the second, as WordPress's own `…_gmt` columns. */
final class StoredInstant
{
    /** Format of an instant in UTC, as clocks return them. */
    public const FORMAT = 'Y-m-d H:i:s';

    public static function read(string $text): DateTimeImmutable
    {
        return new DateTimeImmutable($text, new DateTimeZone('UTC'));
    }

    /** @return DateTimeImmutable|null null where none is stored */
    public static function readOrNull(?string $text): ?DateTimeImmutable
    {
        return $text === null || $text === '' ? null : self::read($text);
    }
}

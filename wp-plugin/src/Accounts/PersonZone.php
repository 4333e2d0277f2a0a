<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use DateTimeImmutable;
use DateTimeZone;

/** The time zone of a person: that of their country. */
final class PersonZone
{
    /** Null without a country, and where the clocks of the country differ at that instant. */
    public static function at(int $userId, DateTimeImmutable $instant): ?DateTimeZone
    {
        $country = AccountCountry::of($userId);
        $zones = $country === null ? [] : array_map(
            static fn (string $name): DateTimeZone => new DateTimeZone($name),
            DateTimeZone::listIdentifiers(DateTimeZone::PER_COUNTRY, $country),
        );
        $offsets = array_unique(array_map(static fn (DateTimeZone $zone): int => $zone->getOffset($instant), $zones));

        return count($offsets) === 1 ? $zones[0] : null;
    }
}

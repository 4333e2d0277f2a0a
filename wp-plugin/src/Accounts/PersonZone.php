<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use DateTimeImmutable;
use DateTimeZone;

/** The time zone of a person: that of their country. */
final class PersonZone
{
    /** Of people without a country. */
    private const OF_NOBODY = 'Europe/Paris';

    /** Null without a country, and where the clocks of the country differ at that instant. */
    public static function at(int $userId, DateTimeImmutable $instant): ?DateTimeZone
    {
        $zones = self::zones($userId, $instant);

        return $zones !== [] && $zones[0]->getOffset($instant) === $zones[count($zones) - 1]->getOffset($instant) ? $zones[0] : null;
    }

    /** For what need not be exact, such as a morning: the middle one of the country where its clocks differ. */
    public static function near(int $userId, DateTimeImmutable $instant): DateTimeZone
    {
        $zones = self::zones($userId, $instant);

        return $zones === [] ? new DateTimeZone(self::OF_NOBODY) : $zones[intdiv(count($zones) - 1, 2)];
    }

    /** @return list<DateTimeZone> of the country, from west to east */
    private static function zones(int $userId, DateTimeImmutable $instant): array
    {
        $country = AccountCountry::of($userId);
        $zones = $country === null ? [] : array_map(
            static fn (string $name): DateTimeZone => new DateTimeZone($name),
            DateTimeZone::listIdentifiers(DateTimeZone::PER_COUNTRY, $country),
        );
        usort($zones, static fn (DateTimeZone $one, DateTimeZone $other): int => $one->getOffset($instant) <=> $other->getOffset($instant));

        return $zones;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Kernel\Zones\Zones;

/** The time zone of a person: that of their country. */
final class PersonZone
{
    /** Zone of people without a country. */
    private const OF_NOBODY = 'Europe/Paris';

    /** Null without a country, and where the clocks of the country differ at that instant. */
    public static function at(int $userId, DateTimeImmutable $instant): ?Zone
    {
        $zones = self::zones($userId, $instant);

        return $zones !== [] && $zones[0]->offsetAt($instant) === $zones[count($zones) - 1]->offsetAt($instant) ? $zones[0] : null;
    }

    /** For what need not be exact, such as a morning: the middle one of the country where its clocks differ. */
    public static function near(int $userId, DateTimeImmutable $instant): Zone
    {
        $zones = self::zones($userId, $instant);

        return $zones === [] ? Zone::named(self::OF_NOBODY) : $zones[intdiv(count($zones) - 1, 2)];
    }

    /** @return list<Zone> of the country, from west to east: PHP lists their names, what their clocks show is ours */
    private static function zones(int $userId, DateTimeImmutable $instant): array
    {
        $country = AccountCountry::of($userId);
        $zones = $country === null ? [] : array_values(array_filter(array_map(
            Zones::load()->find(...),
            DateTimeZone::listIdentifiers(DateTimeZone::PER_COUNTRY, $country),
        )));
        usort($zones, static fn (Zone $one, Zone $other): int => $one->offsetAt($instant) <=> $other->offsetAt($instant));

        return $zones;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;
use IntlTimeZone;
use Passerelle\Kernel\Zones\Zone;

/** Dates and times as texts of a language. */
final class DateText
{
    private const DAY = 'd MMMM y';
    private const CITY = 'VVV';

    /** @param string $day "YYYY-MM-DD" */
    public static function day(string $day, Lang $language): string
    {
        return self::format(new DateTimeImmutable($day, new DateTimeZone(Zone::UTC)), Zone::utc(), $language, self::DAY);
    }

    /** @param string $pattern of ICU, without time zones */
    public static function format(DateTimeImmutable $instant, Zone $zone, Lang $language, string $pattern): string
    {
        $text = self::formatter(Zone::UTC, $language, $pattern)->format($zone->asIfUtc($instant));

        // The first of a month is an ordinal in French.
        return $language === Lang::French ? (string) preg_replace('/(?<!\d)1 /', '1er ', (string) $text, 1) : (string) $text;
    }

    /** What a zone is called: its city. */
    public static function city(Zone $zone, Lang $language): string
    {
        if ($zone->name === Zone::UTC) {
            return Zone::UTC;
        }
        $isNamed = IntlTimeZone::createTimeZone($zone->name)?->getID() === $zone->name;

        return $isNamed ? (string) self::formatter($zone->name, $language, self::CITY)->format(0) : str_replace('_', ' ', basename($zone->name));
    }

    private static function formatter(string $zone, Lang $language, string $pattern): IntlDateFormatter
    {
        return new IntlDateFormatter(
            $language === Lang::English ? 'en_GB' : 'fr_FR',
            IntlDateFormatter::NONE,
            IntlDateFormatter::NONE,
            $zone,
            null,
            $pattern,
        );
    }
}

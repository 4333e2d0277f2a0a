<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;
use IntlTimeZone;
use Passerelle\Kernel\Zones\Zone;

/** Dates and times as texts of a language, by the rules of the site (`frontend/shared/dates`). They never break inside. */
final class DateText
{
    private const DAY = 'd MMMM y';
    private const CITY = 'VVV';
    private const TIME = 'HH:mm';
    private const NO_BREAK_SPACE = "\u{A0}";

    /** @param string $day "YYYY-MM-DD" */
    public static function day(string $day, Lang $language): string
    {
        return self::format(new DateTimeImmutable($day, new DateTimeZone(Zone::UTC)), Zone::utc(), $language, self::DAY);
    }

    /** @param string $pattern of ICU: a day, without hours and time zones */
    public static function format(DateTimeImmutable $instant, Zone $zone, Lang $language, string $pattern = self::DAY): string
    {
        $text = (string) self::formatter(Zone::UTC, $language, $pattern)->format($zone->asIfUtc($instant));
        if ($language === Lang::French) {
            // The first of a month is an ordinal.
            $text = (string) preg_replace('/(?<!\d)1 /', '1er ', $text, 1);
        }

        return str_replace(' ', self::NO_BREAK_SPACE, $text);
    }

    /** "18 h", "9 h 05" and "minuit" in French, "18:00", "09:05" and "00:00" in English: 24 hours in both. */
    public static function time(DateTimeImmutable $instant, Zone $zone, Lang $language): string
    {
        $time = (string) self::formatter(Zone::UTC, $language, self::TIME)->format($zone->asIfUtc($instant));
        if ($language === Lang::English) {
            return $time;
        }
        if ($time === '00:00') {
            return 'minuit';
        }
        [$hour, $minute] = explode(':', $time);
        $parts = [(string) (int) $hour, 'h', ...($minute === '00' ? [] : [$minute])];

        return implode(self::NO_BREAK_SPACE, $parts);
    }

    /**
     * "1er décembre 2026 à 18 h", "1 December 2026 at 18:00".
     *
     * @param string $pattern of the day
     */
    public static function instant(DateTimeImmutable $instant, Zone $zone, Lang $language, string $pattern = self::DAY): string
    {
        $at = $language === Lang::French ? ' à ' : ' at ';

        return self::format($instant, $zone, $language, $pattern) . $at . self::time($instant, $zone, $language);
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

<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;

/** Dates and times as texts of a language. */
final class DateText
{
    private const DAY = 'd MMMM y';

    /** @param string $day "YYYY-MM-DD" */
    public static function day(string $day, Lang $language): string
    {
        $zone = new DateTimeZone('UTC');

        return self::format(new DateTimeImmutable($day, $zone), $zone, $language, self::DAY);
    }

    /** @param string $pattern of ICU */
    public static function format(DateTimeImmutable $instant, DateTimeZone $zone, Lang $language, string $pattern): string
    {
        $text = (string) (new IntlDateFormatter(
            $language === Lang::English ? 'en_GB' : 'fr_FR',
            IntlDateFormatter::NONE,
            IntlDateFormatter::NONE,
            $zone->getName(),
            null,
            $pattern,
        ))->format($instant);

        // The first of a month is an ordinal in French.
        return $language === Lang::French ? (string) preg_replace('/(?<!\d)1 /', '1er ', $text, 1) : $text;
    }
}

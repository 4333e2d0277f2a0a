<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Mails;

use DateTimeImmutable;
use IntlDateFormatter;
use Passerelle\Languages\Lang;

/** Formats a day: "5 décembre 2026", "5 December 2026". */
final class Day
{
    public static function of(DateTimeImmutable $instant, Lang $language): string
    {
        $locale = $language === Lang::English ? 'en_GB' : 'fr_FR';

        return (string) (new IntlDateFormatter($locale, IntlDateFormatter::LONG, IntlDateFormatter::NONE, 'Europe/Paris'))->format($instant);
    }
}

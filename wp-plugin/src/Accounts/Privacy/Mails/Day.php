<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Mails;

use DateTimeImmutable;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;

/** Formats a day: "5 décembre 2026", "5 December 2026". */
final class Day
{
    private const ZONE = 'Europe/Paris';

    public static function of(DateTimeImmutable $instant, Lang $language): string
    {
        return DateText::format($instant, Zone::named(self::ZONE), $language);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Languages\Lang;

/** Formats durations for mails. */
final class Duration
{
    private const MINUTE = 60;
    private const HOUR = 3_600;
    private const DAY = 86_400;

    /** In the largest unit without remainder: "7 jours", "90 minutes". */
    public static function format(int $seconds, Lang $language): string
    {
        [$unit, $french, $english] = match (0) {
            $seconds % self::DAY => [self::DAY, 'jour', 'day'],
            $seconds % self::HOUR => [self::HOUR, 'heure', 'hour'],
            $seconds % self::MINUTE => [self::MINUTE, 'minute', 'minute'],
            default => [1, 'seconde', 'second'],
        };
        $count = intdiv($seconds, $unit);
        $name = $language === Lang::English ? $english : $french;

        return "{$count}\u{00A0}{$name}" . ($count === 1 ? '' : 's');
    }
}

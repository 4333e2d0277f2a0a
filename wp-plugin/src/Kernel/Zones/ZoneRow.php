<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Zones;

/** Reads the clocks of a zone as config/zones.json writes them; frontend/shared/dates/zone-code.ts does the same. */
final class ZoneRow
{
    private const MINUTE = 60;
    private const BASE = 36;
    private const DAYS_OF_WEEK = 7;
    /** The last year of dates: DateChecks. */
    private const LAST_YEAR = 2200;

    /**
     * @param string $code `60 2bd:120 4ok:60|3,25,0,120,120|10,25,0,180,60`: minutes ahead of UTC, changes with the minutes since the beginning
     *     or the change before, then those of every year: the first weekday (0: Sunday) from a day of a month on, minutes after midnight, offset
     * @param int $from beginning of the data, in seconds since 1970
     * @return non-empty-list<array{int, int}> seconds since 1970 with seconds ahead of UTC from then on, in order; the first holds since ever
     */
    public static function read(string $code, int $from): array
    {
        $rules = explode('|', $code);
        $listed = explode(' ', array_shift($rules));
        $offset = (int) array_shift($listed);
        $at = $from;
        $changes = [[PHP_INT_MIN, $offset * self::MINUTE]];
        foreach ($listed as $change) {
            [$minutes, $offset] = array_map(strval(...), explode(':', "{$change}:"));
            $at += (int) base_convert($minutes, self::BASE, 10) * self::MINUTE;
            $changes[] = [$at, (int) $offset * self::MINUTE];
        }
        foreach ($rules === [] ? [] : range((int) gmdate('Y', $at), self::LAST_YEAR) as $year) {
            foreach ($rules as $rule) {
                [$month, $day, $weekday, $minutes, $next] = array_map(intval(...), explode(',', $rule));
                $instant = self::clock($year, $month, $day, $weekday, $minutes) - (int) $offset * self::MINUTE;
                if ($instant > $at && $next !== (int) $offset) {
                    [$at, $offset] = [$instant, $next];
                    $changes[] = [$at, $offset * self::MINUTE];
                }
            }
        }

        return $changes;
    }

    /** Seconds since 1970 of a clock, as if the zone were UTC. */
    private static function clock(int $year, int $month, int $day, int $weekday, int $minutes): int
    {
        $from = (int) gmmktime(0, 0, 0, $month, $day, $year);
        $days = ($weekday - (int) gmdate('w', $from) + self::DAYS_OF_WEEK) % self::DAYS_OF_WEEK;

        return (int) gmmktime(0, $minutes, 0, $month, $day + $days, $year);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\Zones\Zone;

/** A period from now on, which is a number of days or a part of the calendar, or an interval of days. */
final readonly class Period
{
    private const DAYS = '/^days_([1-9][0-9]{0,2})$/D';
    private const DAY = 86_400;
    private const SATURDAY = 6;
    private const SEPARATOR = '/';
    private const OPEN = '..';

    /**
     * @param int $from unix seconds
     * @param int $until unix seconds, the last one of the period
     */
    private function __construct(public int $from, public int $until)
    {
    }

    /**
     * @param string $name `days_7`, `weekend` (this one, or the rest of it), `next_week` (Monday to Sunday), `month` (the rest of it), `next_month`
     * @return self|null null: no period has this name
     */
    public static function named(string $name, DateTimeImmutable $now, Zone $zone): ?self
    {
        if (preg_match(self::DAYS, $name, $match) === 1) {
            return new self($now->getTimestamp(), $now->getTimestamp() + (int) $match[1] * self::DAY);
        }
        $today = $zone->asIfUtc($now)->setTime(0, 0);
        $monday = $today->modify('monday next week');
        [$from, $until] = match ($name) {
            'weekend' => [(int) $today->format('N') >= self::SATURDAY ? $today : $today->modify('saturday'), $monday],
            'next_week' => [$monday, $monday->modify('+7 days')],
            'month' => [$today, $today->modify('first day of next month')],
            'next_month' => [$today->modify('first day of next month'), $today->modify('first day of +2 months')],
            default => [null, null],
        };
        if ($from === null || $until === null) {
            return null;
        }

        return new self(max($now->getTimestamp(), self::instant($from, $zone)), self::instant($until, $zone) - 1);
    }

    /**
     * @param string $interval of ISO 8601-2, both days included: `2026-12-03/2026-12-10`, `2026-12-03/..`, `../2026-12-10`
     * @return self|null null: it is none, has no day, or ends before it begins
     */
    public static function ofDays(string $interval, Zone $zone): ?self
    {
        $days = explode(self::SEPARATOR, $interval);
        $known = array_values(array_filter($days, static fn (string $day): bool => $day !== self::OPEN));
        if (count($days) !== 2 || $known === [] || $known !== array_filter($known, DateChecks::isRealDay(...)) || $known[0] > $known[count($known) - 1]) {
            return null;
        }
        [$first, $last] = $days;

        return new self(
            $first === self::OPEN ? 0 : LocalTime::beginning($first, $zone)->getTimestamp(),
            $last === self::OPEN ? PHP_INT_MAX : LocalTime::end($last, $zone)->getTimestamp(),
        );
    }

    /** @param DateTimeImmutable $local what clocks show, as if their zone were UTC */
    private static function instant(DateTimeImmutable $local, Zone $zone): int
    {
        $guess = $local->modify("-{$zone->offsetAt($local)} seconds");

        return $local->getTimestamp() - $zone->offsetAt($guess);
    }
}

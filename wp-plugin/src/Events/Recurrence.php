<?php

declare(strict_types=1);

namespace Passerelle\Events;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Values;

/**
 * The days on which an event takes place, as days of its zone. Days have no hours here, so daylight saving cannot move them.
 * The first day always belongs to them; exceptions are left out at the end.
 */
final readonly class Recurrence
{
    public const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
    private const WEEK = 7;
    private const DAY = 'Y-m-d';
    /** The fifth one of a weekday is the last of its month. */
    private const ORDINALS = 4;

    /**
     * @param list<int> $weekdays ISO numbers, 1 is Monday; of a weekly recurrence
     * @param string $until its last possible day
     * @param list<string> $except days
     */
    public function __construct(
        public Frequency $frequency,
        public int $interval,
        public array $weekdays,
        public string $until,
        public array $except = [],
    ) {
    }

    /** @return self|null null: none, or without a frequency or an end so far */
    public static function of(Values $event): ?self
    {
        $values = $event->group('recurrence');
        $frequency = Frequency::tryFrom($values->text('frequency'));
        $until = $values->text('until');

        return $frequency === null || $until === '' ? null : new self(
            $frequency,
            max(1, $values->number('interval') ?? 1),
            array_map(static fn (string $day): int => (int) array_search($day, self::WEEKDAYS, true) + 1, array_values(array_intersect($values->texts('byDay'), self::WEEKDAYS))),
            $until,
            $values->texts('except'),
        );
    }

    /**
     * @param string $first the day of the start
     * @param int $max days at most, to notice a recurrence with more
     * @return list<string> in order, each once
     */
    public function days(string $first, int $max): array
    {
        $start = self::date($first);
        $except = array_flip($this->except);
        $days = [];
        foreach ($this->candidates($start) as $date) {
            $day = $date->format(self::DAY);
            if ($day > $this->until || count($days) >= $max) {
                break;
            }
            if ($date >= $start && !isset($except[$day])) {
                $days[] = $day;
            }
        }

        return $days;
    }

    /** @param string $first the day of the start. @return string the rule of RFC 5545, without its end */
    public function rule(string $first): string
    {
        $start = self::date($first);
        $name = static fn (int $weekday): string => strtoupper(self::WEEKDAYS[$weekday - 1]);
        $rule = match ($this->frequency) {
            Frequency::Daily => 'FREQ=DAILY',
            Frequency::Weekly => 'FREQ=WEEKLY;BYDAY=' . implode(',', array_map($name, $this->daysOfWeek($start))),
            Frequency::Monthly => 'FREQ=MONTHLY;BYMONTHDAY=' . $start->format('j'),
            Frequency::MonthlyWeekday => 'FREQ=MONTHLY;BYDAY=' . (self::ordinal($start) ?? -1) . $name((int) $start->format('N')),
        };

        return $this->interval === 1 ? $rule : "{$rule};INTERVAL={$this->interval}";
    }

    /** @return iterable<DateTimeImmutable> in order, without end; the first ones may be before the start */
    private function candidates(DateTimeImmutable $start): iterable
    {
        // Weeks begin on Monday, months on their first day.
        $period = match ($this->frequency) {
            Frequency::Daily => $start,
            Frequency::Weekly => $start->modify('-' . ((int) $start->format('N') - 1) . ' days'),
            default => $start->modify('first day of this month'),
        };
        $last = self::date($this->until);
        for (; $period <= $last; $period = $this->next($period)) {
            yield from $this->within($period, $start);
        }
    }

    private function next(DateTimeImmutable $period): DateTimeImmutable
    {
        return match ($this->frequency) {
            Frequency::Daily => $period->modify("+{$this->interval} days"),
            Frequency::Weekly => $period->modify('+' . $this->interval * self::WEEK . ' days'),
            default => $period->modify("+{$this->interval} months"),
        };
    }

    /** @return list<DateTimeImmutable> of one day, week or month */
    private function within(DateTimeImmutable $period, DateTimeImmutable $start): array
    {
        if ($this->frequency === Frequency::Daily) {
            return [$period];
        }
        if ($this->frequency === Frequency::Weekly) {
            return array_map(static fn (int $weekday): DateTimeImmutable => $period->modify('+' . ($weekday - 1) . ' days'), $this->daysOfWeek($start));
        }
        if ($this->frequency === Frequency::Monthly) {
            $day = (int) $start->format('j');

            return $day <= (int) $period->format('t') ? [$period->modify('+' . ($day - 1) . ' days')] : [];
        }

        return [self::sameWeekday($period, $start)];
    }

    private static function sameWeekday(DateTimeImmutable $month, DateTimeImmutable $start): DateTimeImmutable
    {
        $ordinal = self::ordinal($start);
        $first = $ordinal === null ? $month->modify('last day of this month') : $month;
        $distance = ((int) $start->format('N') - (int) $first->format('N') + self::WEEK) % self::WEEK;

        return $ordinal === null
            ? $first->modify('-' . (self::WEEK - $distance) % self::WEEK . ' days')
            : $first->modify('+' . ($distance + ($ordinal - 1) * self::WEEK) . ' days');
    }

    /** @return int|null which one of its weekday in the month; null: the last */
    private static function ordinal(DateTimeImmutable $day): ?int
    {
        $ordinal = intdiv((int) $day->format('j') - 1, self::WEEK) + 1;

        return $ordinal > self::ORDINALS ? null : $ordinal;
    }

    /** @return non-empty-list<int> that of the start among them */
    private function daysOfWeek(DateTimeImmutable $start): array
    {
        $days = array_values(array_unique([...$this->weekdays, (int) $start->format('N')]));
        sort($days);

        return $days;
    }

    private static function date(string $day): DateTimeImmutable
    {
        return new DateTimeImmutable($day, new DateTimeZone('UTC'));
    }
}

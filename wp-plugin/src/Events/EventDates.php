<?php

declare(strict_types=1);

namespace Passerelle\Events;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Content\Values;
use Passerelle\Kernel\Zones\Zone;

/**
 * When an event takes place: once, or on each day of its recurrence at the hour of its start, on the clocks of its zone. An hour
 * that daylight saving skips is the one after it on that day, as in RFC 5545; every time lasts as long as the first. Events that take
 * all day begin with their first day and end with their last.
 */
final readonly class EventDates
{
    public const MAX = 366;
    private const UTC = 'UTC';
    private const DAY = 'Y-m-d';

    private function __construct(
        private DateTimeImmutable $start,
        private ?DateTimeImmutable $end,
        private Zone $zone,
        private ?Recurrence $recurrence,
        public bool $isAllDay,
    ) {
    }

    /** @return self|null null: it has no start so far */
    public static function of(Values $event): ?self
    {
        $start = self::instant($event->text('startsAt'));
        $zone = Zone::named($event->text('zone'));

        return $start === null ? null : new self($start, self::instant($event->text('endsAt')), $zone, Recurrence::of($event), Timing::isAllDay($event));
    }

    /** @return array<string, string> start and end at the bounds of their days, by key; empty of events with hours */
    public static function wholeDays(Values $event): array
    {
        if (!Timing::isAllDay($event)) {
            return [];
        }
        $zone = Zone::named($event->text('zone'));
        $day = static fn (DateTimeImmutable $instant): string => $zone->asIfUtc($instant)->format(self::DAY);
        $start = self::instant($event->text('startsAt'));
        $end = self::instant($event->text('endsAt'));

        return array_filter([
            'startsAt' => $start === null ? '' : LocalTime::beginning($day($start), $zone)->format(DateChecks::INSTANT),
            'endsAt' => $end === null ? '' : LocalTime::end($day($end), $zone)->format(DateChecks::INSTANT),
        ], static fn (string $instant): bool => $instant !== '');
    }

    /** The instant as the API says it: in UTC, or as a day of the event’s zone where it takes all day. */
    public function text(DateTimeImmutable $instant): string
    {
        return $this->isAllDay ? $this->dayOf($instant) : $instant->format(DateChecks::INSTANT);
    }

    /** @return array{startsAt: string, endsAt: string|null} */
    public function texts(EventDate $date): array
    {
        return ['startsAt' => $this->text($date->start), 'endsAt' => $date->end === null ? null : $this->text($date->end)];
    }

    public function first(): EventDate
    {
        return new EventDate($this->start, $this->end);
    }

    /** @return list<EventDate> in order; of a recurrence that is refused, as many as may be */
    public function all(int $max = self::MAX): array
    {
        return $this->recurrence === null
            ? [$this->first()]
            : array_map($this->on(...), $this->recurrence->days($this->firstDay(), $max));
    }

    /** The date that is under way or comes next, else the last one; an event that takes place once has one. */
    public function next(DateTimeImmutable $now): ?EventDate
    {
        $dates = $this->all();
        foreach ($dates as $date) {
            if ($this->lastInstantOf($date) >= $now) {
                return $date;
            }
        }

        return $dates === [] ? null : $dates[count($dates) - 1];
    }

    /** Without an end, it lasts until the end of the day in its zone. */
    public function lastInstantOf(EventDate $date): DateTimeImmutable
    {
        return $date->end ?? LocalTime::end($this->dayOf($date->start), $this->zone);
    }

    /**
     * Days of a month on which it takes place, on the clocks of its zone. An end at midnight belongs to the day before.
     *
     * @param string $month Y-m
     * @return array<string, DateTimeImmutable|null> by day, in order: its start where one of its dates begins on the day
     */
    public function daysOf(string $month): array
    {
        [$from, $until] = ["{$month}-01", "{$month}-31"];
        $days = [];
        foreach ($this->all() as $date) {
            $first = $this->dayOf($date->start);
            $last = max($first, $date->end === null ? $first : $this->dayOf($date->end->modify('-1 second')));
            for ($day = max($first, $from); $day <= min($last, $until); $day = self::dayAfter($day)) {
                $days[$day] ??= $day === $first ? $date->start : null;
            }
        }
        ksort($days);

        return $days;
    }

    /** @return string|null the rule of RFC 5545; null: it takes place once */
    public function rule(): ?string
    {
        if ($this->recurrence === null) {
            return null;
        }
        $until = $this->isAllDay
            ? str_replace('-', '', $this->recurrence->until)
            : LocalTime::end($this->recurrence->until, $this->zone)->format('Ymd\THis\Z');

        return $this->recurrence->rule($this->firstDay()) . ";UNTIL={$until}";
    }

    /** @return list<DateTimeImmutable> starts that its rule gives and that are left out */
    public function exceptions(): array
    {
        if ($this->recurrence === null || $this->recurrence->except === []) {
            return [];
        }
        $recurrence = $this->recurrence;
        $whole = new Recurrence($recurrence->frequency, $recurrence->interval, $recurrence->weekdays, $recurrence->until);
        $days = array_intersect($whole->days($this->firstDay(), self::MAX + count($recurrence->except)), $recurrence->except);

        return array_map(fn (string $day): DateTimeImmutable => $this->on($day)->start, array_values($days));
    }

    private function firstDay(): string
    {
        return $this->dayOf($this->start);
    }

    private function dayOf(DateTimeImmutable $instant): string
    {
        return $this->zone->asIfUtc($instant)->format(self::DAY);
    }

    private function on(string $day): EventDate
    {
        if ($day === $this->firstDay()) {
            return $this->first();
        }
        if ($this->isAllDay) {
            return $this->onDays($day);
        }
        $start = LocalTime::readOrAfterGap($day . $this->zone->asIfUtc($this->start)->format('\TH:i:s'), $this->zone);
        $seconds = $this->end === null ? null : $this->end->getTimestamp() - $this->start->getTimestamp();

        return new EventDate($start, $seconds === null ? null : $start->setTimestamp($start->getTimestamp() + $seconds));
    }

    /** A date of as many days as the first one, which may be longer or shorter by an hour. */
    private function onDays(string $first): EventDate
    {
        if ($this->end === null) {
            return new EventDate(LocalTime::beginning($first, $this->zone), null);
        }
        $days = (int) (new DateTimeImmutable($this->firstDay()))->diff(new DateTimeImmutable($this->dayOf($this->end)))->days;
        $last = (new DateTimeImmutable($first))->modify("+{$days} days")->format(self::DAY);

        return new EventDate(LocalTime::beginning($first, $this->zone), LocalTime::end($last, $this->zone));
    }

    private static function dayAfter(string $day): string
    {
        return (new DateTimeImmutable($day))->modify('+1 day')->format(self::DAY);
    }

    private static function instant(string $text): ?DateTimeImmutable
    {
        try {
            return $text === '' ? null : (new DateTimeImmutable($text, new DateTimeZone(self::UTC)))->setTimezone(new DateTimeZone(self::UTC));
        } catch (Exception) {
            return null;
        }
    }
}

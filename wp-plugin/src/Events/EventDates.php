<?php

declare(strict_types=1);

namespace Passerelle\Events;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Content\Values;
use Passerelle\Kernel\Zones\Zone;

/**
 * When an event takes place: once, or on each day of its recurrence at the hour of its start, on the clocks of its zone. An hour
 * that daylight saving skips is the one after it on that day, as in RFC 5545; every time lasts as long as the first.
 */
final readonly class EventDates
{
    public const MAX = 366;
    private const UTC = 'UTC';

    private function __construct(
        private DateTimeImmutable $start,
        private ?DateTimeImmutable $end,
        private Zone $zone,
        private ?Recurrence $recurrence,
    ) {
    }

    /** @return self|null null: it has no start so far */
    public static function of(Values $event): ?self
    {
        $start = self::instant($event->text('startsAt'));

        return $start === null ? null : new self($start, self::instant($event->text('endsAt')), Zone::named($event->text('zone')), Recurrence::of($event));
    }

    /** @return list<EventDate> in order; of a recurrence that is refused, as many as may be */
    public function all(int $max = self::MAX): array
    {
        return $this->recurrence === null
            ? [new EventDate($this->start, $this->end)]
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

    /** @return string|null the rule of RFC 5545; null: it takes place once */
    public function rule(): ?string
    {
        if ($this->recurrence === null) {
            return null;
        }
        $until = LocalTime::end($this->recurrence->until, $this->zone);

        return $this->recurrence->rule($this->firstDay()) . ';UNTIL=' . $until->format('Ymd\THis\Z');
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
        return $this->zone->asIfUtc($instant)->format('Y-m-d');
    }

    private function on(string $day): EventDate
    {
        if ($day === $this->firstDay()) {
            return new EventDate($this->start, $this->end);
        }
        $start = LocalTime::readOrAfterGap($day . $this->zone->asIfUtc($this->start)->format('\TH:i:s'), $this->zone);
        $seconds = $this->end === null ? null : $this->end->getTimestamp() - $this->start->getTimestamp();

        return new EventDate($start, $seconds === null ? null : $start->setTimestamp($start->getTimestamp() + $seconds));
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

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Events\EventDate;
use Passerelle\Events\EventDates;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/**
 * Availability of a call, event or training. A call is open from its opening to its closing date, an event or training until
 * its end. Other types have no availability.
 */
final readonly class Availability
{
    /** A date has no time zone: it ends with the day in the westernmost zone of the region, UTC-1 (Cabo Verde). */
    private const LAST_ZONE = '-01:00';
    private const END_OF_DAY = '23:59:59';

    /**
     * @param DateTimeImmutable|null $opensAt calls only; null: from its publication
     * @param DateTimeImmutable|null $closesAt null: without end
     * @param DateTimeImmutable|null $startsAt sort key of upcoming items
     * @param bool $isOver completed before its end
     * @param list<array{DateTimeImmutable, DateTimeImmutable}> $times start and end of each date of an event or training, in order
     */
    private function __construct(
        public ?DateTimeImmutable $opensAt,
        public ?DateTimeImmutable $closesAt,
        public ?DateTimeImmutable $startsAt,
        public bool $isOver,
        public array $times = [],
    ) {
    }

    public static function of(Record $record): ?self
    {
        $values = $record->values;
        $isOver = $record->status === Status::Completed;
        $opensAt = self::instant($values->text('opensAt'));

        return match ($record->type) {
            ContentType::CallForApplication => new self($opensAt, self::instant($values->text('closesAt')), $opensAt, $isOver),
            ContentType::Event => self::ofEvent($values, $isOver),
            ContentType::Training => self::ofTraining($values, $isOver),
            default => null,
        };
    }

    /** Both bounds are inclusive. */
    public function at(DateTimeImmutable $now): OpenState
    {
        return match (true) {
            $this->isOver, $this->closesAt !== null && $this->closesAt->getTimestamp() < $now->getTimestamp() => OpenState::Closed,
            $this->opensAt !== null && $this->opensAt->getTimestamp() > $now->getTimestamp() => OpenState::Upcoming,
            default => OpenState::Open,
        };
    }

    /** Until the end of its last date. */
    private static function ofEvent(Values $values, bool $isOver): self
    {
        $dates = EventDates::of($values);
        $times = array_map(static fn (EventDate $date): array => [$date->start, $dates?->lastInstantOf($date) ?? $date->start], $dates?->all() ?? []);

        return new self(null, $times === [] ? null : $times[count($times) - 1][1], $times[0][0] ?? null, $isOver, $times);
    }

    /** From its first to its last day; without a start at any time until its end. */
    private static function ofTraining(Values $values, bool $isOver): self
    {
        $startDate = $values->textOrNull('startDate');
        $start = self::firstInstantOf($startDate);
        $end = self::lastInstantOf($values->textOrNull('endDate') ?? $startDate);

        return new self(null, $end, $start, $isOver, $start === null || $end === null ? [] : [[$start, $end]]);
    }

    private static function lastInstantOf(?string $date): ?DateTimeImmutable
    {
        return $date === null ? null : self::instant("{$date} " . self::END_OF_DAY . self::LAST_ZONE);
    }

    private static function firstInstantOf(?string $date): ?DateTimeImmutable
    {
        return $date === null ? null : self::instant("{$date} 00:00:00Z");
    }

    private static function instant(string $text): ?DateTimeImmutable
    {
        if ($text === '') {
            return null;
        }
        try {
            return (new DateTimeImmutable($text, new DateTimeZone('UTC')))->setTimezone(new DateTimeZone('UTC'));
        } catch (Exception) {
            return null;
        }
    }
}

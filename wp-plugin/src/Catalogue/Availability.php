<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Status;
use Passerelle\Content\Values;

/**
 * When a call, event or training can be taken part in. A call is open from its opening to its closing, an event and a
 * training until they are over. Other types have no availability.
 */
final readonly class Availability
{
    /** A plain date has no zone: it is over when it is over everywhere between Cabo Verde and Mauritius, UTC-1 being the last. */
    private const LAST_ZONE = '-01:00';
    private const END_OF_DAY = '23:59:59';

    /**
     * @param DateTimeImmutable|null $opensAt calls only; null: from its publication on
     * @param DateTimeImmutable|null $closesAt null: without end
     * @param DateTimeImmutable|null $startsAt what lists of coming things are put in order by
     * @param bool $isOver declared completed before its time
     */
    private function __construct(
        public ?DateTimeImmutable $opensAt,
        public ?DateTimeImmutable $closesAt,
        public ?DateTimeImmutable $startsAt,
        public bool $isOver,
    ) {
    }

    public static function of(Record $record): ?self
    {
        $values = $record->values;
        $isOver = $record->status === Status::Completed;
        $opensAt = self::instant($values->text('opensAt'));
        $startsAt = self::instant($values->text('startsAt'));
        $startDate = $values->textOrNull('startDate');

        return match ($record->type) {
            ContentType::CallForApplication => new self($opensAt, self::instant($values->text('closesAt')), $opensAt, $isOver),
            ContentType::Event => new self(null, self::instant($values->text('endsAt')) ?? self::endOfDay($startsAt, $values), $startsAt, $isOver),
            ContentType::Training => new self(null, self::dayOver($values->textOrNull('endDate') ?? $startDate), self::dayBegun($startDate), $isOver),
            default => null,
        };
    }

    /** Both bounds belong to the time in which it is open. */
    public function at(DateTimeImmutable $now): OpenState
    {
        return match (true) {
            $this->isOver, $this->closesAt !== null && $this->closesAt->getTimestamp() < $now->getTimestamp() => OpenState::Closed,
            $this->opensAt !== null && $this->opensAt->getTimestamp() > $now->getTimestamp() => OpenState::Upcoming,
            default => OpenState::Open,
        };
    }

    /** An event without an end lasts until the end of its day, where it takes place. */
    private static function endOfDay(?DateTimeImmutable $start, Values $values): ?DateTimeImmutable
    {
        if ($start === null) {
            return null;
        }
        try {
            $zone = new DateTimeZone($values->textOrNull('zone') ?? 'UTC');
        } catch (Exception) {
            $zone = new DateTimeZone('UTC');
        }

        return self::instant($start->setTimezone($zone)->format('Y-m-d ') . self::END_OF_DAY . $start->setTimezone($zone)->format('P'));
    }

    private static function dayOver(?string $date): ?DateTimeImmutable
    {
        return $date === null ? null : self::instant("{$date} " . self::END_OF_DAY . self::LAST_ZONE);
    }

    private static function dayBegun(?string $date): ?DateTimeImmutable
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

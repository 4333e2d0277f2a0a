<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\StoredInstant;

/** Whole days or a whole month, in UTC. */
final readonly class Period
{
    public const DAY = 'Y-m-d';
    private const MONTH = 'Y-m';

    /** @param DateTimeImmutable $until exclusive end */
    private function __construct(public DateTimeImmutable $from, public DateTimeImmutable $until)
    {
    }

    /**
     * @param string $from YYYY-MM-DD; empty: as many days before the last day as make the default number of days
     * @param string $to YYYY-MM-DD, included; empty: today
     * @throws DomainError invalid_fields with invalid_date, end_before_start
     */
    public static function ofDays(string $from, string $to, DateTimeImmutable $now, int $defaultDays): self
    {
        $last = $to === '' ? $now->setTime(0, 0) : self::read($to, self::DAY, 'to');
        $first = $from === '' ? $last->modify('-' . ($defaultDays - 1) . ' days') : self::read($from, self::DAY, 'from');
        if ($first > $last) {
            throw DomainError::invalid([new FieldError('to', 'end_before_start')]);
        }

        return new self($first, $last->modify('+1 day'));
    }

    /**
     * @param string $month YYYY-MM
     * @throws DomainError invalid_fields with invalid_date
     */
    public static function ofMonth(string $month, string $path = 'month'): self
    {
        $first = self::read($month, self::MONTH, $path);

        return new self($first, $first->modify('+1 month'));
    }

    public static function monthOf(DateTimeImmutable $instant): self
    {
        return self::ofMonth($instant->setTimezone(new DateTimeZone('UTC'))->format(self::MONTH));
    }

    public function days(): int
    {
        return (int) $this->from->diff($this->until)->days;
    }

    /** @return list<string> every day of it */
    public function dayNames(): array
    {
        return array_map(fn (int $day): string => $this->from->modify("+{$day} days")->format(self::DAY), range(0, $this->days() - 1));
    }

    /** From the first day of this one to the last day of a later one. */
    public function upTo(self $last): self
    {
        return new self($this->from, $last->until);
    }

    public function nextMonth(): self
    {
        return self::monthOf($this->until);
    }

    public function month(): string
    {
        return $this->from->format(self::MONTH);
    }

    public function firstDay(): string
    {
        return $this->from->format(self::DAY);
    }

    public function lastDay(): string
    {
        return $this->until->modify('-1 day')->format(self::DAY);
    }

    /** @return array{string, string} first instant and exclusive end, as the database has them */
    public function bounds(): array
    {
        return [$this->from->format(StoredInstant::FORMAT), $this->until->format(StoredInstant::FORMAT)];
    }

    /** @throws DomainError invalid_fields */
    private static function read(string $text, string $format, string $path): DateTimeImmutable
    {
        $date = DateTimeImmutable::createFromFormat("!{$format}", $text, new DateTimeZone('UTC'));
        if ($date === false || $date->format($format) !== $text) {
            throw DomainError::invalid([new FieldError($path, 'invalid_date')]);
        }

        return $date;
    }
}

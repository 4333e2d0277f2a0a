<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Moderation;

use DateTimeImmutable;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Moderation\Statistics\Period;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class PeriodTest extends TestCase
{
    private const DAYS = 30;

    #[TestWith(['', '', '2026-10-23 00:00:00', '2026-11-22 00:00:00'])]
    #[TestWith(['2026-11-01', '', '2026-11-01 00:00:00', '2026-11-22 00:00:00'])]
    #[TestWith(['', '2026-03-01', '2026-01-31 00:00:00', '2026-03-02 00:00:00'])]
    #[TestWith(['2026-02-28', '2026-02-28', '2026-02-28 00:00:00', '2026-03-01 00:00:00'])]
    public function testDaysAreWhole(string $from, string $to, string $first, string $end): void
    {
        $now = new DateTimeImmutable('2026-11-21T23:59:59Z');

        self::assertSame([$first, $end], Period::ofDays($from, $to, $now, self::DAYS)->bounds());
    }

    #[TestWith(['2026-02-30', '', 'from', 'invalid_date'])]
    #[TestWith(['yesterday', '', 'from', 'invalid_date'])]
    #[TestWith(['', "2026-01-01' OR 1=1", 'to', 'invalid_date'])]
    #[TestWith(['', '2026-1-1', 'to', 'invalid_date'])]
    #[TestWith(['2026-03-02', '2026-03-01', 'to', 'end_before_start'])]
    public function testOtherDaysAreRefused(string $from, string $to, string $path, string $code): void
    {
        $this->assertRefused([$path, $code], static fn (): Period => Period::ofDays($from, $to, new DateTimeImmutable('2026-11-21T10:00:00Z'), self::DAYS));
    }

    #[TestWith(['2026-01', '2026-01-01 00:00:00', '2026-02-01 00:00:00'])]
    #[TestWith(['2028-02', '2028-02-01 00:00:00', '2028-03-01 00:00:00'])]
    #[TestWith(['2026-12', '2026-12-01 00:00:00', '2027-01-01 00:00:00'])]
    public function testMonthsAreWhole(string $month, string $first, string $end): void
    {
        $period = Period::ofMonth($month);

        self::assertSame([[$first, $end], $month], [$period->bounds(), $period->month()]);
    }

    #[TestWith(['2026-13'])]
    #[TestWith(['2026-1'])]
    #[TestWith(['2026-01-01'])]
    #[TestWith([''])]
    public function testOtherMonthsAreRefused(string $month): void
    {
        $this->assertRefused(['month', 'invalid_date'], static fn (): Period => Period::ofMonth($month));
    }

    public function testAnInstantBelongsToTheMonthOfUniversalTime(): void
    {
        self::assertSame('2026-01', Period::monthOf(new DateTimeImmutable('2026-02-01T00:30:00+01:00'))->month());
        self::assertSame('2026-03', Period::monthOf(new DateTimeImmutable('2026-02-28T23:30:00-05:00'))->month());
        self::assertSame('2027-01', Period::ofMonth('2026-12')->nextMonth()->month());
    }

    /**
     * @param array{string, string} $expected path and code
     * @param callable(): Period $work
     */
    private function assertRefused(array $expected, callable $work): void
    {
        $fields = [];
        try {
            $work();
        } catch (DomainError $error) {
            $fields = array_map(static fn (FieldError $field): array => [$field->path, $field->code], $error->fields);
        }
        self::assertSame([$expected], $fields);
    }
}

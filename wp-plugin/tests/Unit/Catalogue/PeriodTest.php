<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Filters\Period;
use Passerelle\Kernel\Zones\Zone;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Periods of the calendar, as clocks of Paris show it. */
final class PeriodTest extends TestCase
{
    #[TestWith(['days_7', '2026-11-25T12:00:00Z', '2026-11-25T12:00:00Z', '2026-12-02T12:00:00Z'])]
    #[TestWith(['weekend', '2026-11-25T12:00:00Z', '2026-11-27T23:00:00Z', '2026-11-29T22:59:59Z'], 'a Wednesday')]
    #[TestWith(['weekend', '2026-11-27T22:59:59Z', '2026-11-27T23:00:00Z', '2026-11-29T22:59:59Z'], 'a Friday before midnight')]
    #[TestWith(['weekend', '2026-11-27T23:00:00Z', '2026-11-27T23:00:00Z', '2026-11-29T22:59:59Z'], 'Saturday at midnight in Paris')]
    #[TestWith(['weekend', '2026-11-29T18:00:00Z', '2026-11-29T18:00:00Z', '2026-11-29T22:59:59Z'], 'a Sunday')]
    #[TestWith(['next_week', '2026-11-25T12:00:00Z', '2026-11-29T23:00:00Z', '2026-12-06T22:59:59Z'], 'the week after a Wednesday')]
    #[TestWith(['next_week', '2026-11-29T18:00:00Z', '2026-11-29T23:00:00Z', '2026-12-06T22:59:59Z'], 'the week after a Sunday')]
    #[TestWith(['next_week', '2026-11-30T00:00:00Z', '2026-12-06T23:00:00Z', '2026-12-13T22:59:59Z'], 'the week after a Monday')]
    #[TestWith(['month', '2026-11-30T23:30:00Z', '2026-11-30T23:30:00Z', '2026-12-31T22:59:59Z'], 'December has begun in Paris')]
    #[TestWith(['next_month', '2027-01-31T12:00:00Z', '2027-01-31T23:00:00Z', '2027-02-28T22:59:59Z'])]
    #[TestWith(['weekend', '2026-10-23T12:00:00Z', '2026-10-23T22:00:00Z', '2026-10-25T22:59:59Z'], 'the clocks go back')]
    #[TestWith(['weekend', '2027-03-26T12:00:00Z', '2027-03-26T23:00:00Z', '2027-03-28T21:59:59Z'], 'the clocks go forward')]
    public function testBeginsAndEnds(string $name, string $now, string $from, string $until): void
    {
        $period = Period::named($name, new DateTimeImmutable($now), Zone::named('Europe/Paris'));

        self::assertNotNull($period);
        self::assertSame([$from, $until], array_map(static fn (int $time): string => gmdate('Y-m-d\TH:i:s\Z', $time), [$period->from, $period->until]));
    }

    #[TestWith(['2026-12-03/2026-12-10', '2026-12-02T23:00:00Z', '2026-12-10T22:59:59Z'])]
    #[TestWith(['2026-12-03/2026-12-03', '2026-12-02T23:00:00Z', '2026-12-03T22:59:59Z'], 'one day')]
    #[TestWith(['2026-10-25/2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'], 'a day of 25 hours')]
    #[TestWith(['2020-02-29/2020-03-01', '2020-02-28T23:00:00Z', '2020-03-01T22:59:59Z'], 'in the past')]
    public function testIntervalsAreWholeDays(string $interval, string $from, string $until): void
    {
        $period = Period::ofDays($interval, Zone::named('Europe/Paris'));

        self::assertNotNull($period);
        self::assertSame([$from, $until], array_map(static fn (int $time): string => gmdate('Y-m-d\TH:i:s\Z', $time), [$period->from, $period->until]));
    }

    public function testIntervalsMayBeOpenAtOneEnd(): void
    {
        $zone = Zone::named('Europe/Paris');
        [$from, $until] = [Period::ofDays('2026-12-03/..', $zone), Period::ofDays('../2026-12-10', $zone)];

        self::assertSame([strtotime('2026-12-02T23:00:00Z'), PHP_INT_MAX], [$from?->from, $from?->until]);
        self::assertSame([0, strtotime('2026-12-10T22:59:59Z')], [$until?->from, $until?->until]);
    }

    #[TestWith([''])]
    #[TestWith(['2026-12-03'])]
    #[TestWith(['../..'])]
    #[TestWith(['2026-12-10/2026-12-03'])]
    #[TestWith(['2026-02-30/2026-03-01'])]
    #[TestWith(['2026-12-03/2026-13-01'])]
    #[TestWith(['2026-12-03/'])]
    #[TestWith(['2026-12-03/2026-12-04/2026-12-05'])]
    #[TestWith(["2026-12-03/2026-12-04\n"])]
    #[TestWith(['today/tomorrow'])]
    #[TestWith(['0001-01-01/..'])]
    public function testOtherTextsAreNoInterval(string $interval): void
    {
        self::assertNull(Period::ofDays($interval, Zone::named('Europe/Paris')));
    }

    public function testOtherNamesAreNoPeriod(): void
    {
        foreach (['', 'days_0', 'days_', 'days_1000', 'week end', 'yesterday'] as $name) {
            self::assertNull(Period::named($name, new DateTimeImmutable('2026-11-25T12:00:00Z'), Zone::named('Europe/Paris')), $name);
        }
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Events;

use DateTimeImmutable;
use Passerelle\Content\Values;
use Passerelle\Events\EventDates;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** The date of an event that is under way or comes next. */
final class EventDatesTest extends TestCase
{
    private const WEEKLY = [
        'zone' => 'Europe/Paris',
        'startsAt' => '2026-10-20T18:00:00Z',
        'endsAt' => '2026-10-20T20:00:00Z',
        'recurrence' => ['frequency' => 'weekly', 'until' => '2026-11-03'],
    ];

    private const LONG = ['startsAt' => '2026-10-30T18:00:00Z', 'endsAt' => '2026-11-02T22:00:00Z', 'recurrence' => null];
    private const YEAR = ['startsAt' => '2026-02-27T10:00:00Z', 'endsAt' => '2027-04-01T10:00:00Z', 'recurrence' => null];

    #[TestWith(['2026-10-01T00:00:00Z', '2026-10-20T18:00:00Z'])]
    #[TestWith(['2026-10-20T19:00:00Z', '2026-10-20T18:00:00Z'])]
    #[TestWith(['2026-10-20T20:00:00Z', '2026-10-20T18:00:00Z'])]
    #[TestWith(['2026-10-20T20:00:01Z', '2026-10-27T19:00:00Z'])]
    #[TestWith(['2026-11-03T21:00:01Z', '2026-11-03T19:00:00Z'])]
    public function testADateIsNextUntilItsEndAndTheLastOneForEver(string $now, string $start): void
    {
        self::assertSame($start, self::next(self::WEEKLY, $now));
    }

    #[TestWith(['2026-10-20T21:59:59Z', '2026-10-20T18:00:00Z'])]
    #[TestWith(['2026-10-20T22:00:00Z', '2026-10-27T19:00:00Z'])]
    public function testWithoutAnEndADateLastsUntilTheEndOfItsDay(string $now, string $start): void
    {
        self::assertSame($start, self::next(array_diff_key(self::WEEKLY, ['endsAt' => true]), $now));
    }

    public function testAnEventThatTakesPlaceOnceHasOneDateAndOneWithoutStartHasNone(): void
    {
        $once = array_diff_key(self::WEEKLY, ['recurrence' => true]);

        self::assertSame(['2026-10-20T18:00:00Z', '2026-10-20T18:00:00Z'], [self::next($once, '2026-01-01T00:00:00Z'), self::next($once, '2027-01-01T00:00:00Z')]);
        self::assertNull(EventDates::of(new Values(['zone' => 'Europe/Paris'])));
    }

    /**
     * @param array<string, mixed> $values
     * @param list<string> $expected days, with the start of the dates that begin on them
     */
    #[TestWith([[], '2026-10', ['2026-10-20 2026-10-20T18:00:00Z', '2026-10-27 2026-10-27T19:00:00Z']])]
    #[TestWith([[], '2026-12', []])]
    #[TestWith([self::LONG, '2026-10', ['2026-10-30 2026-10-30T18:00:00Z', '2026-10-31 ']], 'into November')]
    #[TestWith([self::LONG, '2026-11', ['2026-11-01 ', '2026-11-02 ']], 'from October')]
    #[TestWith([['endsAt' => '2026-10-20T22:00:00Z', 'recurrence' => null], '2026-10', ['2026-10-20 2026-10-20T18:00:00Z']], 'ends at midnight')]
    #[TestWith([['startsAt' => '2026-10-31T23:30:00Z', 'endsAt' => null, 'recurrence' => null], '2026-11', ['2026-11-01 2026-10-31T23:30:00Z']], 'November in Paris')]
    #[TestWith([self::YEAR, '2026-02', ['2026-02-27 2026-02-27T10:00:00Z', '2026-02-28 ']], 'longer than a year')]
    public function testItHasTheDaysOfAMonthOnTheClocksOfItsZone(array $values, string $month, array $expected): void
    {
        $days = EventDates::of(new Values([...self::WEEKLY, ...$values]))?->daysOf($month) ?? [];

        self::assertSame($expected, array_map(
            static fn (string $day, ?DateTimeImmutable $start): string => "{$day} " . ($start?->format('Y-m-d\TH:i:s\Z') ?? ''),
            array_keys($days),
            $days,
        ));
    }

    /** @param array<string, mixed> $values */
    private static function next(array $values, string $now): ?string
    {
        $dates = EventDates::of(new Values($values));
        $next = $dates?->next(new DateTimeImmutable($now));

        return $dates === null || $next === null ? null : $dates->text($next->start);
    }
}

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

    /** @param array<string, mixed> $values */
    private static function next(array $values, string $now): ?string
    {
        $dates = EventDates::of(new Values($values));
        $next = $dates?->next(new DateTimeImmutable($now));

        return $dates === null || $next === null ? null : $dates->text($next->start);
    }
}

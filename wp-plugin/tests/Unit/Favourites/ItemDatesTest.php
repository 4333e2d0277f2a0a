<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Favourites;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Favourites\DateKind;
use Passerelle\Favourites\ItemDate;
use Passerelle\Favourites\ItemDates;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use PHPUnit\Framework\TestCase;

/** Dates of which people are reminded: the closing of a call, the beginnings of an event. */
final class ItemDatesTest extends TestCase
{
    private const WEEKLY = [
        'zone' => 'Europe/Paris',
        'startsAt' => '2026-10-20T18:00:00Z',
        'endsAt' => '2026-10-20T20:00:00Z',
        'recurrence' => ['frequency' => 'weekly', 'until' => '2026-11-03'],
    ];

    public function testACallHasItsClosing(): void
    {
        $call = self::record(ContentType::CallForApplication, ['zone' => 'Africa/Dakar', 'opensAt' => '2026-11-01T00:00:00Z', 'closesAt' => '2026-12-01T23:59:59Z']);

        self::assertEquals([new ItemDate(DateKind::Closing, new DateTimeImmutable('2026-12-01T23:59:59Z'), 'Africa/Dakar')], ItemDates::of($call));
        foreach (['', 'never'] as $text) {
            self::assertSame([], ItemDates::of(self::record(ContentType::CallForApplication, ['opensAt' => '2026-11-01T00:00:00Z', 'closesAt' => $text])));
        }
    }

    public function testAnEventHasEachOfItsBeginningsAndOthersHaveNone(): void
    {
        self::assertSame(
            // An hour later by UTC after the change of the clocks.
            ['2026-10-20T18:00:00Z', '2026-10-27T19:00:00Z', '2026-11-03T19:00:00Z'],
            array_map(static fn (ItemDate $date): string => $date->text(), ItemDates::of(self::record(ContentType::Event, self::WEEKLY))),
        );
        self::assertSame([DateKind::Beginning], array_values(array_unique(array_column(ItemDates::of(self::record(ContentType::Event, self::WEEKLY)), 'kind'), SORT_REGULAR)));
        self::assertSame([], ItemDates::of(self::record(ContentType::Event, ['zone' => 'Europe/Paris'])));
        foreach (array_diff(array_column(ContentType::cases(), 'value'), array_column(ItemDates::types(), 'value')) as $type) {
            self::assertSame([], ItemDates::of(self::record(ContentType::from($type), [...self::WEEKLY, 'closesAt' => '2026-12-01T23:59:59Z'])), $type);
        }
    }

    public function testAnEventOfAllDayIsADayOfItsZone(): void
    {
        $event = self::record(ContentType::Event, ['zone' => 'Pacific/Auckland', 'timing' => 'all_day', 'startsAt' => '2026-12-09T11:00:00Z', 'endsAt' => '2026-12-10T10:59:59Z']);

        self::assertSame(['2026-12-10'], array_map(static fn (ItemDate $date): string => $date->text(), ItemDates::of($event)));
    }

    public function testTheNextDateIsTheFirstThatHasNotBegunOtherwiseTheLastOne(): void
    {
        $event = self::record(ContentType::Event, self::WEEKLY);
        $next = static fn (string $now): ?string => ItemDates::next($event, new DateTimeImmutable($now))?->text();

        self::assertSame('2026-10-20T18:00:00Z', $next('2026-10-01T00:00:00Z'));
        self::assertSame('2026-10-27T19:00:00Z', $next('2026-10-20T18:00:01Z'));
        self::assertSame('2026-10-27T19:00:00Z', $next('2026-10-27T19:00:00Z'), 'At its very beginning it is the next one.');
        self::assertSame('2026-11-03T19:00:00Z', $next('2026-11-03T19:00:01Z'));
        self::assertNull(ItemDates::next(self::record(ContentType::Training, self::WEEKLY), new DateTimeImmutable('2026-10-01T00:00:00Z')));
    }

    /** @param array<string, mixed> $values */
    private static function record(ContentType $type, array $values): Record
    {
        $now = new DateTimeImmutable('2026-10-01T10:00:00Z');

        return new Record(12, 7, $type, Lang::French, 'x', 'X', Status::Published, Audience::Public, 1, 1, $now, $now, ['fr' => 12], new Values($values));
    }
}

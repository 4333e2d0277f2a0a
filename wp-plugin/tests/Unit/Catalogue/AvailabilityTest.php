<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Availability;
use Passerelle\Catalogue\StateRule;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AvailabilityTest extends TestCase
{
    /** @return iterable<string, array{ContentType, array<string, string>, array<string, string>}> type, values, state by instant */
    public static function items(): iterable
    {
        yield 'a call between its bounds, which belong to it' => [
            ContentType::CallForApplication,
            ['opensAt' => '2026-11-10T09:00:00Z', 'closesAt' => '2026-11-20T23:59:59Z', 'zone' => 'Africa/Dakar'],
            [
                '2026-11-10T08:59:59Z' => 'upcoming',
                '2026-11-10T09:00:00Z' => 'open',
                '2026-11-20T23:59:59Z' => 'open',
                '2026-11-21T00:00:00Z' => 'closed',
            ],
        ];
        yield 'a call that only closes' => [
            ContentType::CallForApplication,
            ['closesAt' => '2026-11-20T00:00:00Z'],
            ['2000-01-01T00:00:00Z' => 'open', '2026-11-20T00:00:01Z' => 'closed'],
        ];
        yield 'an event until its end' => [
            ContentType::Event,
            ['startsAt' => '2026-11-20T18:00:00Z', 'endsAt' => '2026-11-21T02:00:00Z', 'zone' => 'UTC'],
            ['2026-01-01T00:00:00Z' => 'open', '2026-11-21T02:00:00Z' => 'open', '2026-11-21T02:00:01Z' => 'closed'],
        ];
        yield 'an event without end: until the end of its day where it takes place' => [
            ContentType::Event,
            ['startsAt' => '2026-11-20T18:00:00Z', 'zone' => 'Indian/Antananarivo'],
            ['2026-11-20T20:59:59Z' => 'open', '2026-11-20T21:00:00Z' => 'closed'],
        ];
        yield 'an event without end across midnight UTC' => [
            ContentType::Event,
            ['startsAt' => '2026-11-20T22:30:00Z', 'zone' => 'Indian/Antananarivo'],
            ['2026-11-20T23:00:00Z' => 'open', '2026-11-21T20:59:59Z' => 'open', '2026-11-21T21:00:00Z' => 'closed'],
        ];
        yield 'an event of a zone that does not exist' => [
            ContentType::Event,
            ['startsAt' => '2026-11-20T18:00:00Z', 'zone' => 'Africa/Atlantis'],
            ['2026-11-20T23:59:59Z' => 'open', '2026-11-21T00:00:00Z' => 'closed'],
        ];
        yield 'a training until its last day is over everywhere' => [
            ContentType::Training,
            ['startDate' => '2026-11-18', 'endDate' => '2026-11-20'],
            ['2026-11-01T00:00:00Z' => 'open', '2026-11-21T00:59:59Z' => 'open', '2026-11-21T01:00:00Z' => 'closed'],
        ];
        yield 'a training of one day' => [
            ContentType::Training,
            ['startDate' => '2026-11-20'],
            ['2026-11-20T12:00:00Z' => 'open', '2026-11-21T01:00:00Z' => 'closed'],
        ];
        yield 'a training at any time' => [ContentType::Training, [], ['2026-11-20T12:00:00Z' => 'open', '2099-01-01T00:00:00Z' => 'open']];
        yield 'dates that are none' => [ContentType::CallForApplication, ['opensAt' => 'soon', 'closesAt' => '2026-99-99'], ['2026-11-20T12:00:00Z' => 'open']];
    }

    /**
     * @param array<string, string> $values
     * @param array<string, string> $states
     */
    #[DataProvider('items')]
    public function testIsComputedFromDates(ContentType $type, array $values, array $states): void
    {
        $availability = Availability::of(self::record($type, $values));

        self::assertNotNull($availability);
        $computed = [];
        foreach (array_keys($states) as $instant) {
            $computed[$instant] = $availability->at(new DateTimeImmutable($instant))->value;
        }
        self::assertSame($states, $computed);
        self::assertSame(StateRule::Dates, StateRule::of($availability));
    }

    /** @return iterable<string, array{ContentType}> */
    public static function timeless(): iterable
    {
        foreach ([ContentType::Initiative, ContentType::SupportedProject, ContentType::Resource, ContentType::CommunityProfile, ContentType::Structure] as $type) {
            yield $type->value => [$type];
        }
    }

    #[DataProvider('timeless')]
    public function testOtherTypesHaveNone(ContentType $type): void
    {
        $availability = Availability::of(self::record($type, ['startDate' => '2026-01-01', 'endDate' => '2026-02-01', 'opensAt' => '2026-01-01T00:00:00Z']));

        self::assertNull($availability);
        self::assertSame(StateRule::None, StateRule::of($availability));
    }

    public function testCompletedItemsAreClosed(): void
    {
        $availability = Availability::of(self::record(ContentType::Event, ['startsAt' => '2099-01-01T00:00:00Z'], Status::Completed));

        self::assertSame('closed', $availability?->at(new DateTimeImmutable('2026-11-20T12:00:00Z'))->value);
        self::assertSame(StateRule::Over, StateRule::of($availability));
    }

    /** @param array<string, string> $values */
    private static function record(ContentType $type, array $values, Status $status = Status::Published): Record
    {
        $now = new DateTimeImmutable('2026-11-01T00:00:00Z');

        return new Record(1, 1, $type, Lang::French, 'x', 'X', $status, Audience::Public, 1, 1, $now, $now, ['fr' => 1], new Values($values));
    }
}

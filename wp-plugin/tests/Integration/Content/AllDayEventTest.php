<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Events\EventDates;
use Passerelle\Favourites\ItemDates;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Cards\EventRecurrence;
use Passerelle\Tests\IntegrationTestCase;

/** Events without hours: from the first to the last day of their zone. */
final class AllDayEventTest extends IntegrationTestCase
{
    public function testHoursThatWereSentAreLeftOut(): void
    {
        $event = $this->event(['zone' => 'Africa/Casablanca', 'startsAt' => '2099-12-05T18:00', 'endsAt' => '2099-12-06T09:00']);

        self::assertSame(['2099-12-05T00:00:00Z', '2099-12-06T23:59:59Z'], [$event->values->text('startsAt'), $event->values->text('endsAt')]);
        self::assertSame(['startsAt' => '2099-12-05', 'endsAt' => '2099-12-06'], EventRecurrence::first($event->values));
        self::assertSame(['2099-12-05'], array_map(static fn ($date): string => $date->text(), ItemDates::of($event)));
    }

    public function testOneDayNeedsNoEndAndLastsUntilItIsOverThere(): void
    {
        $event = $this->event(['zone' => 'Pacific/Auckland', 'startsAt' => '2099-12-05', 'endsAt' => null]);
        $dates = EventDates::of($event->values);

        self::assertNotNull($dates);
        self::assertSame(['startsAt' => '2099-12-05', 'endsAt' => null], EventRecurrence::first($event->values));
        self::assertSame(
            ['2099-12-04T11:00:00Z', '2099-12-05T10:59:59Z'],
            [$event->values->text('startsAt'), $dates->lastInstantOf($dates->first())->format('Y-m-d\TH:i:s\Z')],
        );
        $row = $this->db->rows("SELECT starts_at, times FROM {$this->db->table('catalogue')} WHERE group_id = %d", $event->groupId)[0] ?? [];
        self::assertSame('2099-12-04 11:00:00', $row['starts_at'] ?? null);
    }

    public function testTheSameDayAsStartAndEndIsOneDayAndAnEarlierEndIsRefused(): void
    {
        $event = $this->event(['startsAt' => '2099-12-05T18:00', 'endsAt' => '2099-12-05T09:00']);

        self::assertSame(['startsAt' => '2099-12-05', 'endsAt' => '2099-12-05'], EventRecurrence::first($event->values));
        self::assertSame(['endsAt: end_before_start'], $this->refusals(fn () => $this->content->save($event, ['endsAt' => '2099-12-04'])));
        self::assertSame(['timing: unexpected_fields'], $this->refusals(fn () => $this->content->save($event, ['timing' => 'yes'])));
    }

    public function testGivesItsHoursBackWhenItHasHoursAgain(): void
    {
        $event = $this->event(['startsAt' => '2099-12-05', 'endsAt' => '2099-12-06']);

        $timed = $this->content->save($event, ['timing' => 'timed', 'startsAt' => '2099-12-05T18:00', 'endsAt' => '2099-12-05T20:00']);

        self::assertSame(['startsAt' => '2099-12-05T18:00:00Z', 'endsAt' => '2099-12-05T20:00:00Z'], EventRecurrence::first($timed->values));
    }

    /** The clocks of Paris go forward on 28 March 2027: that day has 23 hours. */
    public function testEachTimeLastsAsManyDaysAsTheFirstWhateverTheClocksDo(): void
    {
        $event = new Values([
            'timing' => 'all_day',
            'zone' => 'Europe/Paris',
            'startsAt' => '2027-03-19T23:00:00Z',
            'endsAt' => '2027-03-21T22:59:59Z',
            'recurrence' => ['frequency' => 'weekly', 'interval' => 1, 'until' => '2027-04-10', 'except' => ['2027-04-03']],
        ]);

        self::assertSame([
            ['startsAt' => '2027-03-20', 'endsAt' => '2027-03-21'],
            ['startsAt' => '2027-03-27', 'endsAt' => '2027-03-28'],
            ['startsAt' => '2027-04-10', 'endsAt' => '2027-04-11'],
        ], EventRecurrence::dates($event));
        self::assertSame('2027-03-28T21:59:59Z', EventDates::of($event)?->all()[1]->end?->format('Y-m-d\TH:i:s\Z'));
        $recurrence = EventRecurrence::of($event);
        self::assertSame(
            ['FREQ=WEEKLY;BYDAY=SA;UNTIL=20270410', ['2027-04-03'], '2027-03-20', '2027-03-21'],
            [$recurrence['rule'] ?? null, $recurrence['exceptions'] ?? null, $recurrence['startsAt'] ?? null, $recurrence['endsAt'] ?? null],
        );
    }

    public function testIsOverAtTheEndOfItsLastDayThere(): void
    {
        $event = $this->event(['zone' => 'America/New_York', 'startsAt' => '2099-12-05', 'endsAt' => '2099-12-06']);
        $dates = EventDates::of($event->values);

        self::assertNotNull($dates);
        self::assertSame('2099-12-07T04:59:59Z', $dates->lastInstantOf($dates->first())->format('Y-m-d\TH:i:s\Z'));
        self::assertNotNull($dates->next(new DateTimeImmutable('2099-12-07T04:59:59Z')));
    }

    /** @param array<string, mixed> $values */
    private function event(array $values): Record
    {
        return $this->reload($this->content->published(ContentType::Event, ['timing' => 'all_day', ...$values]));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Events;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Events\EventDate;
use Passerelle\Events\EventDates;
use Passerelle\Events\Frequency;
use Passerelle\Events\Recurrence;
use Passerelle\Events\RecurrenceRule;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

final class RecurrenceTest extends TestCase
{
    private const TRIALS = 400;
    private const MANY = 10_000;
    private const ZONES = ['Europe/Paris', 'Africa/Dakar', 'Africa/Cairo', 'America/New_York', 'Indian/Mauritius', 'Africa/Casablanca'];

    /** Against the definition of each frequency, applied to every day of the period. */
    public function testRandomRecurrencesAreWhatTheirDefinitionSays(): void
    {
        $random = new Randomizer(new Mt19937(20270131));
        for ($trial = 0; $trial < self::TRIALS; $trial++) {
            $first = self::day('2026-01-01', $random->getInt(0, 1500));
            $frequency = Frequency::cases()[$random->getInt(0, 3)];
            $interval = $random->getInt(1, 5);
            $weekdays = array_values(array_filter(range(1, 7), static fn (): bool => $random->getInt(0, 2) === 0));
            $until = self::day($first, $random->getInt(-3, 900));
            $except = array_map(static fn (): string => self::day($first, $random->getInt(0, 60)), range(1, $random->getInt(1, 8)));

            $days = (new Recurrence($frequency, $interval, $weekdays, $until, $except))->days($first, self::MANY);

            $expected = [];
            for ($day = $first; $day <= $until; $day = self::day($day, 1)) {
                if (self::belongs($day, $first, $frequency, $interval, $weekdays) && !in_array($day, $except, true)) {
                    $expected[] = $day;
                }
            }
            self::assertSame($expected, $days, "{$frequency->value} {$interval} from {$first} until {$until}");
        }
    }

    /** On the clocks of the zone each time begins at the same hour, but for hours that do not exist there. */
    public function testRandomTimesBeginAtTheSameHourInTheirZone(): void
    {
        $random = new Randomizer(new Mt19937(20270328));
        for ($trial = 0; $trial < self::TRIALS; $trial++) {
            $zone = Zone::named(self::ZONES[$random->getInt(0, count(self::ZONES) - 1)]);
            $start = (new DateTimeImmutable('2026-06-01T00:00:00Z'))->modify('+' . $random->getInt(0, 500_000) . ' minutes');
            $seconds = $random->getInt(1, 90_000);
            $dates = EventDates::of(new Values([
                'startsAt' => self::utc($start),
                'endsAt' => self::utc($start->modify("+{$seconds} seconds")),
                'zone' => $zone->name,
                'recurrence' => ['frequency' => 'daily', 'interval' => $random->getInt(1, 3), 'until' => self::day($start->format('Y-m-d'), 300)],
            ]));
            self::assertNotNull($dates);
            $hour = $zone->at($start)->format('H:i:s');
            foreach ($dates->all() as $date) {
                $local = $zone->at($date->start);
                $gap = self::gap($local->format('Y-m-d'), $hour, $zone);
                self::assertSame($gap ?? $hour, $local->format('H:i:s'), $zone->name . $local->format(' c'));
                self::assertSame($seconds, (int) $date->end?->getTimestamp() - $date->start->getTimestamp());
            }
        }
    }

    /** @return iterable<string, array{array<string, mixed>, list<string>}> the cases that the forms of the site run, too */
    public static function times(): iterable
    {
        /** @var list<array{name: string, event: array<string, mixed>, starts: list<string>}> $cases */
        $cases = json_decode((string) file_get_contents(__DIR__ . '/../../fixtures/recurrences.json'), true, flags: JSON_THROW_ON_ERROR);
        foreach ($cases as ['name' => $name, 'event' => $event, 'starts' => $starts]) {
            yield $name => [$event, $starts];
        }
        $event = ['startsAt' => '2027-03-20T18:00:00Z', 'zone' => 'Europe/Paris'];
        yield 'not complete: once' => [[...$event, 'recurrence' => ['frequency' => 'daily']], ['2027-03-20T18:00:00Z']];
        yield 'none: once' => [$event, ['2027-03-20T18:00:00Z']];
    }

    /**
     * @param array<string, mixed> $event
     * @param list<string> $starts
     */
    #[DataProvider('times')]
    public function testTakesPlaceWhenItsDaysAndItsZoneSay(array $event, array $starts): void
    {
        self::assertSame($starts, array_map(static fn (EventDate $date): string => self::utc($date->start), EventDates::of(new Values($event))?->all() ?? []));
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function rules(): iterable
    {
        $at = static fn (array $recurrence): array => ['startsAt' => '2027-01-12T18:00:00Z', 'zone' => 'Europe/Paris', 'recurrence' => $recurrence];
        yield 'days' => [$at(['frequency' => 'daily', 'interval' => 2, 'until' => '2027-07-01']), 'FREQ=DAILY;INTERVAL=2;UNTIL=20270701T215959Z'];
        yield 'weeks' => [$at(['frequency' => 'weekly', 'byDay' => ['mo', 'su'], 'until' => '2027-02-01']), 'FREQ=WEEKLY;BYDAY=MO,TU,SU;UNTIL=20270201T225959Z'];
        yield 'months' => [$at(['frequency' => 'monthly', 'until' => '2027-12-01']), 'FREQ=MONTHLY;BYMONTHDAY=12;UNTIL=20271201T225959Z'];
        yield 'weekdays of months' => [$at(['frequency' => 'monthly_weekday', 'until' => '2027-12-01']), 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20271201T225959Z'];
        yield 'the last one' => [
            ['startsAt' => '2027-01-31T18:00:00Z', 'zone' => 'UTC', 'recurrence' => ['frequency' => 'monthly_weekday', 'until' => '2027-12-01']],
            'FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20271201T235959Z',
        ];
    }

    /** @param array<string, mixed> $event */
    #[DataProvider('rules')]
    public function testSaysItsRuleToCalendars(array $event, string $rule): void
    {
        self::assertSame($rule, EventDates::of(new Values($event))?->rule());
    }

    public function testNamesTheExceptionsThatItsRuleWouldGive(): void
    {
        $recurrence = ['frequency' => 'weekly', 'until' => '2027-05-01', 'except' => ['2027-03-28', '2027-04-03']];
        $event = ['startsAt' => '2027-03-27T18:00:00Z', 'zone' => 'Europe/Paris', 'recurrence' => $recurrence];

        self::assertSame(['2027-04-03T17:00:00Z'], array_map(self::utc(...), EventDates::of(new Values($event))?->exceptions() ?? []));
    }

    /** @return iterable<string, array{array<string, mixed>|null, Required, list<string>}> */
    public static function refusals(): iterable
    {
        $daily = ['frequency' => 'daily'];
        yield 'none' => [null, Required::ToSubmit, []];
        yield 'a draft without an end' => [$daily, Required::ToSave, []];
        yield 'submitted without an end' => [$daily, Required::ToSubmit, ['recurrence.until: recurrence_without_end']];
        yield 'only an end' => [['until' => '2027-02-01'], Required::ToSubmit, ['recurrence.frequency: required']];
        yield '366 dates' => [[...$daily, 'until' => '2028-01-01'], Required::ToSave, []];
        yield '367 dates' => [[...$daily, 'until' => '2028-01-02'], Required::ToSave, ['recurrence.until: recurrence_too_long']];
        yield '367 dates but for one' => [[...$daily, 'until' => '2028-01-02', 'except' => ['2027-06-01']], Required::ToSave, []];
        yield 'a century' => [[...$daily, 'until' => '2127-01-01'], Required::ToSubmit, ['recurrence.until: recurrence_too_long']];
        yield 'an end before the start' => [[...$daily, 'until' => '2026-12-31'], Required::ToSave, ['recurrence.until: recurrence_without_dates']];
        yield 'nothing but exceptions' => [[...$daily, 'until' => '2027-01-01', 'except' => ['2027-01-01']], Required::ToSubmit, ['recurrence.until: recurrence_without_dates']];
    }

    /**
     * @param array<string, mixed>|null $recurrence
     * @param list<string> $refusals
     */
    #[DataProvider('refusals')]
    public function testEndsAndHasNotTooManyDates(?array $recurrence, Required $step, array $refusals): void
    {
        $event = ['startsAt' => '2027-01-01T18:00:00Z', 'zone' => 'Africa/Dakar', 'recurrence' => $recurrence];
        $errors = (new RecurrenceRule())->check(new Values($event), $step, null);

        self::assertSame($refusals, array_map(static fn (FieldError $error): string => "{$error->path}: {$error->code}", $errors));
    }

    /** @param list<int> $weekdays */
    private static function belongs(string $day, string $first, Frequency $frequency, int $interval, array $weekdays): bool
    {
        $date = new DateTimeImmutable($day);
        $start = new DateTimeImmutable($first);
        $days = (int) $start->diff($date)->days;
        $months = ((int) $date->format('Y') - (int) $start->format('Y')) * 12 + (int) $date->format('n') - (int) $start->format('n');
        $week = static fn (DateTimeImmutable $at): int => (int) floor(((int) $at->format('U') / 86_400 + 3) / 7);
        $nth = static fn (DateTimeImmutable $at): int => (int) ceil((int) $at->format('j') / 7);
        $isLast = static fn (DateTimeImmutable $at): bool => $at->modify('+7 days')->format('n') !== $at->format('n');

        return match ($frequency) {
            Frequency::Daily => $days % $interval === 0,
            Frequency::Weekly => ($week($date) - $week($start)) % $interval === 0
                && ($date->format('N') === $start->format('N') || in_array((int) $date->format('N'), $weekdays, true)),
            Frequency::Monthly => $months % $interval === 0 && $date->format('j') === $start->format('j'),
            Frequency::MonthlyWeekday => $months % $interval === 0 && $date->format('N') === $start->format('N')
                && ($nth($start) === 5 ? $isLast($date) : $nth($date) === $nth($start)),
        };
    }

    /** @return string|null the hour that a skipped one becomes; null: it exists on that day */
    private static function gap(string $day, string $hour, Zone $zone): ?string
    {
        $meant = (int) strtotime("{$day}T{$hour}Z");
        $offset = static fn (int $at): int => $zone->offsetAt(new DateTimeImmutable("@{$at}"));
        [$before, $after] = [$offset($meant - 86_400), $offset($meant + 86_400)];
        $exists = $offset($meant - $before) === $before || $offset($meant - $after) === $after;

        return $exists ? null : gmdate('H:i:s', $meant - $before + $after);
    }

    private static function day(string $from, int $days): string
    {
        return (new DateTimeImmutable($from))->modify("{$days} days")->format('Y-m-d');
    }

    private static function utc(DateTimeImmutable $instant): string
    {
        return $instant->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z');
    }
}

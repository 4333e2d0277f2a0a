<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Cards;

use DateTimeImmutable;
use Passerelle\Content\Values;
use Passerelle\Events\EventDates;
use Passerelle\Events\Frequency;
use Passerelle\Events\Recurrence;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;

/** How events come back, for pages and calendars. */
final readonly class EventRecurrence implements Registration
{
    private const MONTH = '/^\d{4}-(0[1-9]|1[0-2])$/D';

    public function register(): void
    {
        (new EnumTypes(['PasserelleFrequency' => Frequency::cases(), 'PasserelleWeekday' => Recurrence::WEEKDAYS]))->register();
        register_graphql_object_type('PasserelleEventDate', ['fields' => Type::fields(['endsAt' => 'String', 'startsAt' => 'String!'])]);
        register_graphql_object_type('PasserelleEventDay', [
            'description' => 'A day on which an event takes place. startsAt: when it begins on this day; null on further days, and where it takes all day.',
            'fields' => Type::fields(['day' => 'String!', 'startsAt' => 'String']),
        ]);
        register_graphql_object_type('PasserelleEventRecurrence', [
            'description' => 'How an event comes back, on the clocks of its zone; days where it takes all day. rule: of RFC 5545, from startsAt; '
                . 'exceptions: starts that it gives and that are left out; except: days.',
            'fields' => Type::fields([
                'byDay' => Type::listOf('PasserelleWeekday'),
                'endsAt' => 'String',
                'except' => Type::listOf('String'),
                'exceptions' => Type::listOf('String'),
                'frequency' => 'PasserelleFrequency!',
                'interval' => 'Int!',
                'rule' => 'String!',
                'startsAt' => 'String!',
                'until' => 'String!',
            ]),
        ]);
    }

    /** @return array<string, mixed>|null null: it takes place once */
    public static function of(Values $event): ?array
    {
        $recurrence = Recurrence::of($event);
        $dates = EventDates::of($event);

        $first = $dates?->texts($dates->first());

        return $recurrence === null || $dates === null ? null : [
            'byDay' => array_map(static fn (int $day): string => Recurrence::WEEKDAYS[$day - 1], $recurrence->weekdays),
            'endsAt' => $first['endsAt'] ?? null,
            'except' => $recurrence->except,
            'exceptions' => array_map($dates->text(...), $dates->exceptions()),
            'frequency' => $recurrence->frequency->value,
            'interval' => $recurrence->interval,
            'rule' => $dates->rule(),
            'startsAt' => $first['startsAt'] ?? '',
            'until' => $recurrence->until,
        ];
    }

    /** @return list<array{startsAt: string, endsAt: string|null}> */
    public static function dates(Values $event): array
    {
        $dates = EventDates::of($event);

        return $dates === null ? [] : array_map($dates->texts(...), $dates->all());
    }

    /**
     * @param string $month Y-m
     * @return list<array{day: string, startsAt: string|null}> in order; empty for what is no month
     */
    public static function daysOf(?EventDates $dates, string $month): array
    {
        $days = $dates !== null && preg_match(self::MONTH, $month) === 1 ? $dates->daysOf($month) : [];
        $text = static fn (?DateTimeImmutable $start): ?string => $dates === null || $dates->isAllDay || $start === null ? null : $dates->text($start);

        return array_map(
            static fn (string $day, ?DateTimeImmutable $start): array => ['day' => $day, 'startsAt' => $text($start)],
            array_keys($days),
            $days,
        );
    }

    /** @return array{startsAt: string|null, endsAt: string|null} its first date, or what is known of it */
    public static function first(Values $event): array
    {
        $dates = EventDates::of($event);

        return $dates?->texts($dates->first()) ?? ['startsAt' => null, 'endsAt' => $event->textOrNull('endsAt')];
    }
}

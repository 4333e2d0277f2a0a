<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Cards;

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
    public function register(): void
    {
        (new EnumTypes(['PasserelleFrequency' => Frequency::cases(), 'PasserelleWeekday' => Recurrence::WEEKDAYS]))->register();
        register_graphql_object_type('PasserelleEventDate', ['fields' => Type::fields(['endsAt' => 'String', 'startsAt' => 'String!'])]);
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

    /** @return array{startsAt: string|null, endsAt: string|null} its first date, or what is known of it */
    public static function first(Values $event): array
    {
        $dates = EventDates::of($event);

        return $dates?->texts($dates->first()) ?? ['startsAt' => null, 'endsAt' => $event->textOrNull('endsAt')];
    }
}

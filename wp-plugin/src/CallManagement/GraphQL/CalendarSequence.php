<?php

declare(strict_types=1);

namespace Passerelle\CallManagement\GraphQL;

use Passerelle\CallManagement\Dates\DateChangeStore;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Presentation\Details\Visible;

/** How often the dates of a public call have changed: calendars replace an entry by one with a higher sequence. */
final readonly class CalendarSequence implements Registration
{
    public function __construct(private DateChangeStore $changes)
    {
    }

    public function register(): void
    {
        register_graphql_field('PasserelleCall', 'calendarSequence', [
            'type' => Type::required('Int'),
            'resolve' => Resolver::of(fn (Visible $visible): int => $this->changes->counts([$visible->record->groupId])[$visible->record->groupId] ?? 0),
        ]);
    }
}

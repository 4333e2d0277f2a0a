<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\GraphQL;

use GraphQL\Deferred;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Details\Visible;

/**
 * How often the dates of a public call have changed: calendars replace an entry by one with a higher sequence. One query for
 * all calls of a list.
 */
final class CalendarSequence implements Registration
{
    /** @var array<int, true> group ids to read */
    private array $pending = [];

    /** @var array<int, int> by group id, of the last query */
    private array $counts = [];

    public function __construct(private readonly DateChangeStore $changes)
    {
    }

    public function register(): void
    {
        register_graphql_field('PasserelleCall', 'calendarSequence', [
            'type' => Type::required('Int'),
            'resolve' => Resolver::of(fn (Visible $visible): int|Deferred => $visible->isLocked ? 0 : $this->read($visible->record->groupId)),
        ]);
        register_graphql_field('PasserelleCard', 'calendarSequence', [
            'description' => 'Of calls whose dates the reader may see, else null.',
            'type' => 'Int',
            'resolve' => Resolver::of($this->ofCard(...)),
        ]);
    }

    /** @param array<string, mixed> $card */
    private function ofCard(array $card): ?Deferred
    {
        $groupId = $card['groupId'] ?? null;
        $isCall = ($card['type'] ?? null) === ContentType::CallForApplication->value && ($card['locked'] ?? null) === false;

        return $isCall && is_int($groupId) ? $this->read($groupId) : null;
    }

    private function read(int $groupId): Deferred
    {
        $this->pending[$groupId] = true;

        return new Deferred(function () use ($groupId): int {
            if ($this->pending !== []) {
                $this->counts = $this->changes->counts(array_keys($this->pending));
                $this->pending = [];
            }

            return $this->counts[$groupId] ?? 0;
        });
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Finds items that name another item, on whose pages it is: as organiser, member or partner. */
final readonly class Dependants
{
    public function __construct(private ReferringRecords $referring)
    {
    }

    /** @return list<int> group ids of the public ones */
    public function of(Record $record): array
    {
        $found = $this->referring->showing($record->type, $record->groupId);
        $public = array_filter($found, static fn (Record $found): bool => $found->status->isPublic());

        return array_values(array_unique(array_map(static fn (Record $found): int => $found->groupId, $public)));
    }
}

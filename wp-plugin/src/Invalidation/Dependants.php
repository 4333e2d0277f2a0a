<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Content\Record;
use Passerelle\Content\ReferringRecords;

/** Finds items whose pages contain the name of another item: their organiser, members and partners. */
final readonly class Dependants
{
    public function __construct(private ReferringRecords $referring)
    {
    }

    /** @return list<int> group ids of the public ones */
    public function of(Record $record): array
    {
        $found = $this->referring->to($record->type, $record->groupId);
        $public = array_filter($found, static fn (Record $found): bool => $found->status->isPublic());

        return array_values(array_unique(array_map(static fn (Record $found): int => $found->groupId, $public)));
    }
}

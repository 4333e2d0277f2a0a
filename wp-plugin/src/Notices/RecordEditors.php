<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\Record;
use Passerelle\Rights\StructureEditors;
use Passerelle\Structures\Memberships;

/** Who is notified about a record: its owner, or the beneficiaries of a supported project, and its co-editors. */
final readonly class RecordEditors
{
    public function __construct(private Memberships $memberships)
    {
    }

    /**
     * @param int $but a user who knows already
     * @return list<int> user ids
     */
    public function of(Record $record, int $but = 0): array
    {
        $subject = $record->subject();
        $editors = $subject->structureId === null ? [] : $this->memberships->usersOf($subject->structureId, StructureEditors::editingRoles($subject));

        return array_values(array_unique(array_filter([...$subject->owners(), ...$editors], static fn (int $id): bool => $id > 0 && $id !== $but)));
    }
}

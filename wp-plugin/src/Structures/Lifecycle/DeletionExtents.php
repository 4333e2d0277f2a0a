<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\ReferringRecords;
use Passerelle\Files\FileUses;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Finds what the deletion of a structure concerns. Preview and deletion both use it, so that they agree. */
final readonly class DeletionExtents
{
    public function __construct(private Records $records, private ReferringRecords $referring, private FileUses $files)
    {
    }

    /** @param list<int> $leaving user ids of those whose items in the name of the structure are deleted with it; items of others stay theirs */
    public function of(Record $structure, MemberList $members, array $leaving): DeletionExtent
    {
        $languages = self::stored($this->records->findGroups([$structure->groupId])[$structure->groupId] ?? []);
        $deleted = $handedOver = [];
        foreach (self::stored($this->referring->to(ContentType::Structure, $structure->groupId)) as $record) {
            // Members and partners that are named in a record stay in it.
            if ($record->type === ContentType::Structure || $record->subject()->structureId !== $structure->groupId) {
                continue;
            }
            if (self::goes($record, $leaving)) {
                $deleted[] = $record;
            } else {
                $handedOver[] = $record;
            }
        }
        $posts = array_map(static fn (Record $record): int => $record->id, [...$languages, ...$deleted]);

        return new DeletionExtent($languages, $deleted, $handedOver, $this->files->onlyUsedBy($posts), $members);
    }

    /** @param list<int> $leaving */
    private static function goes(Record $record, array $leaving): bool
    {
        // Supported projects are the staff's, whichever account is their author.
        return $record->type !== ContentType::SupportedProject
            && (in_array($record->ownerId, $leaving, true) || get_userdata($record->ownerId) === false);
    }

    /**
     * @param array<int|string, Record> $records
     * @return list<Record>
     */
    private static function stored(array $records): array
    {
        return array_values(array_filter($records, static fn (Record $record): bool => in_array($record->status, Status::listed(), true)));
    }
}

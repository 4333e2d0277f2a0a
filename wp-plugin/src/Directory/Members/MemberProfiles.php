<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** The community profile of an account in any status but trash: its first one, since staff may own many. */
final readonly class MemberProfiles
{
    public function __construct(private Database $db, private Records $records)
    {
    }

    /** @return array<string, Record> by language; empty without a profile */
    public function of(int $userId): array
    {
        if ($userId <= 0) {
            return [];
        }
        $hidden = [Status::AutoDraft->value, Status::Trash->value];
        $ids = $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d AND post_type = %s AND post_status NOT IN ("
                . Database::placeholders($hidden) . ') ORDER BY ID LIMIT 1',
            $userId,
            ContentType::CommunityProfile->value,
            ...$hidden,
        );
        $record = $this->records->find($ids[0] ?? 0);

        return $record === null ? [] : $this->inAllLanguages($record);
    }

    /** @return array<string, Record> by language, without versions in the trash */
    public function inAllLanguages(Record $record): array
    {
        return array_filter(
            $this->records->findGroups([$record->groupId])[$record->groupId] ?? [],
            static fn (Record $each): bool => !in_array($each->status, [Status::AutoDraft, Status::Trash], true),
        );
    }
}

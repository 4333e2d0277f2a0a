<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** The profile of an account in any state but the trash: the first one, of those who have several (staff). */
final readonly class OwnProfiles
{
    public function __construct(private Database $db, private Records $records)
    {
    }

    /** @return array<string, Record> by language; none: the person has no profile */
    public function find(int $userId): array
    {
        $id = $this->firstId($userId);
        $record = $id === 0 ? null : $this->records->find($id);
        $group = $record === null ? [] : $this->records->findGroups([$record->groupId])[$record->groupId] ?? [];

        return array_filter($group, static fn (Record $each): bool => in_array($each->status, Status::listed(), true));
    }

    /** Within a transaction: until its end no other process makes a profile of the account. */
    public function hasAnyLocked(int $userId): bool
    {
        $this->db->value("SELECT ID FROM {$this->db->wpdb->users} WHERE ID = %d FOR UPDATE", $userId);

        return $this->firstId($userId, 'FOR UPDATE') !== 0;
    }

    /** @return int 0: none */
    private function firstId(int $userId, string $lock = ''): int
    {
        $statuses = array_column(Status::listed(), 'value');

        return (int) $this->db->value(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d AND post_type = %s AND post_status IN ("
                . Database::placeholders($statuses) . ") ORDER BY ID LIMIT 1 {$lock}",
            $userId,
            ContentType::CommunityProfile->value,
            ...$statuses,
        );
    }
}

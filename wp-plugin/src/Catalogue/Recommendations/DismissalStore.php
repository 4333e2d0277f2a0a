<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Items that people do not want to be recommended again. */
final readonly class DismissalStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<int> group ids, the last dismissed first */
    public function groupsOf(int $userId): array
    {
        return $this->db->ids("SELECT group_id FROM {$this->table()} WHERE user_id = %d ORDER BY created_at DESC, group_id DESC", $userId);
    }

    /** Repeatable: a row that is there stays as it is. */
    public function add(int $userId, int $groupId): void
    {
        $sql = "INSERT IGNORE INTO {$this->table()} (user_id, group_id, created_at) VALUES (%d, %d, %s)";
        $this->db->execute($sql, $userId, $groupId, $this->clock->now()->format(StoredInstant::FORMAT));
    }

    public function remove(int $userId, int ...$groupIds): void
    {
        if ($groupIds !== []) {
            $in = Database::placeholders(array_values($groupIds));
            $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d AND group_id IN ({$in})", $userId, ...$groupIds);
        }
    }

    public function removeGroup(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    private function table(): string
    {
        return $this->db->table(RecommendationTables::DISMISSALS);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\Ledger;
use Passerelle\Kernel\Database;
use Passerelle\Model\ContentType;

/** Members of a structure, with role and status. */
final readonly class MembershipLedger implements Ledger
{
    public function __construct(private Database $db)
    {
    }

    public function type(): ContentType
    {
        return ContentType::Structure;
    }

    public function key(): string
    {
        return StructureDefinition::MEMBERS;
    }

    public function read(array $groupIds): array
    {
        if ($groupIds === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT group_id, user_id, role, status FROM {$this->table()} WHERE group_id IN ("
                . Database::placeholders($groupIds) . ') ORDER BY group_id, user_id',
            ...$groupIds,
        );
        $members = [];
        foreach ($rows as $row) {
            $members[(int) $row['group_id']][] = [
                'user' => (int) $row['user_id'],
                'role' => (string) $row['role'],
                'status' => (string) $row['status'],
            ];
        }

        return $members;
    }

    public function write(int $groupId, array $rows): void
    {
        $before = array_column($this->read([$groupId])[$groupId] ?? [], 'user');
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
        $users = [];
        foreach ($rows as $row) {
            if (!is_int($row['user'] ?? null) || !is_string($row['role'] ?? null) || !is_string($row['status'] ?? null)) {
                continue;
            }
            $users[] = $row['user'];
            $this->db->execute(
                "REPLACE INTO {$this->table()} (group_id, user_id, role, status) VALUES (%d, %d, %s, %s)",
                $groupId,
                $row['user'],
                $row['role'],
                $row['status'],
            );
        }
        Memberships::forget(...array_filter([...$before, ...$users], is_int(...)));
    }

    /** Of a structure that is deleted. */
    public function delete(int $groupId): void
    {
        $this->write($groupId, []);
        $this->db->execute("DELETE FROM {$this->db->table(MembershipTables::TRANSFERS)} WHERE group_id = %d", $groupId);
        $ended = "SELECT id FROM {$this->db->table(EndedTables::STRUCTURES)} WHERE group_id = %d";
        foreach ([EndedTables::MEMBERSHIPS, EndedTables::RECORDS, EndedTables::SLUGS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE ended_id IN ({$ended})", $groupId);
        }
        $this->db->execute("DELETE FROM {$this->db->table(EndedTables::STRUCTURES)} WHERE group_id = %d", $groupId);
    }

    private function table(): string
    {
        return $this->db->table(MembershipTables::MEMBERSHIPS);
    }
}

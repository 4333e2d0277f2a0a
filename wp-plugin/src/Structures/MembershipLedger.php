<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\Ledger;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;

/** Members of a structure, with role and status. */
final readonly class MembershipLedger implements Ledger
{
    private const OWNER = 'owner';
    private const ACCEPTED = 'member';

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

    /** @throws DomainError invalid_fields: no owner would be left */
    public function write(int $groupId, array $rows): void
    {
        $stored = $this->lock($groupId);
        $owners = self::owners($rows);
        if ($owners === [] && self::owners($stored) !== []) {
            throw DomainError::invalid([new FieldError($this->key(), 'owner_required')]);
        }
        $this->replace($groupId, array_column($stored, 'user'), $rows);
        $former = array_values(array_diff(self::owners($stored), $owners));
        if ($former !== [] && $owners !== []) {
            $this->handOver($groupId, $former, $owners[0]);
        }
    }

    /** Deletes the memberships of a structure that is deleted, and what is stored about its end. */
    public function delete(int $groupId): void
    {
        $this->replace($groupId, array_column($this->lock($groupId), 'user'), []);
        $this->db->execute("DELETE FROM {$this->db->table(MembershipTables::TRANSFERS)} WHERE group_id = %d", $groupId);
        $ended = "SELECT id FROM {$this->db->table(EndedTables::STRUCTURES)} WHERE group_id = %d";
        foreach (EndedTables::PARTS as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE ended_id IN ({$ended})", $groupId);
        }
        foreach ([EndedTables::STRUCTURES, SuccessionTables::SUCCESSIONS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE group_id = %d", $groupId);
        }
    }

    /** @return list<array{user: int, role: string, status: string}> as they are until the end of the transaction */
    private function lock(int $groupId): array
    {
        $rows = $this->db->rows("SELECT user_id, role, status FROM {$this->table()} WHERE group_id = %d ORDER BY user_id FOR UPDATE", $groupId);

        return array_map(static fn (array $row): array => ['user' => (int) $row['user_id'], 'role' => (string) $row['role'], 'status' => (string) $row['status']], $rows);
    }

    /**
     * @param array<array<string, mixed>> $rows
     * @return list<int> user ids
     */
    private static function owners(array $rows): array
    {
        $owners = array_filter($rows, static fn (array $row): bool => ($row['role'] ?? '') === self::OWNER && ($row['status'] ?? '') === self::ACCEPTED);

        return array_values(array_filter(array_column($owners, 'user'), is_int(...)));
    }

    /**
     * The author of a structure has the rights of an owner: who owns it no more is not its author any more.
     *
     * @param non-empty-list<int> $former user ids
     */
    private function handOver(int $groupId, array $former, int $owner): void
    {
        $posts = $this->db->ids(
            "SELECT post.ID FROM {$this->db->wpdb->posts} post JOIN {$this->db->wpdb->postmeta} meta ON meta.post_id = post.ID AND meta.meta_key = %s"
                . ' WHERE meta.meta_value = %s AND post.post_author IN (' . Database::placeholders($former) . ')',
            Languages::GROUP_META,
            (string) $groupId,
            ...$former,
        );
        foreach ($posts as $postId) {
            $this->db->execute("UPDATE {$this->db->wpdb->posts} SET post_author = %d WHERE ID = %d", $owner, $postId);
            clean_post_cache($postId);
        }
    }

    /**
     * @param list<int> $before user ids
     * @param list<array<string, mixed>> $rows
     */
    private function replace(int $groupId, array $before, array $rows): void
    {
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

    private function table(): string
    {
        return $this->db->table(MembershipTables::MEMBERSHIPS);
    }
}

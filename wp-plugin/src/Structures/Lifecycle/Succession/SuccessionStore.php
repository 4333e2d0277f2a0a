<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Structures\MembershipTables;
use Passerelle\Structures\SuccessionTables;

/** Stores decided successions, and finds structures that need one. */
final readonly class SuccessionStore
{
    public function __construct(private Database $db)
    {
    }

    public function find(int $groupId, string $lock = ''): ?Succession
    {
        $row = $this->db->rows("SELECT heir_id, due_at FROM {$this->table()} WHERE group_id = %d {$lock}", $groupId)[0] ?? null;

        return $row === null ? null : new Succession($groupId, (int) $row['heir_id'], StoredInstant::read((string) $row['due_at']));
    }

    /** Within a transaction: nobody else decides, cancels or does it until its end. */
    public function locked(int $groupId): ?Succession
    {
        return $this->find($groupId, 'FOR UPDATE');
    }

    public function save(Succession $succession): void
    {
        $this->db->execute(
            "REPLACE INTO {$this->table()} (group_id, heir_id, due_at) VALUES (%d, %d, %s)",
            $succession->groupId,
            $succession->heirId,
            $succession->due->format(StoredInstant::FORMAT),
        );
    }

    public function delete(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** @return list<int> group ids of structures with an owner whose account is gone, closed or about to be deleted */
    public function candidates(): array
    {
        return $this->db->ids(
            "SELECT DISTINCT member.group_id FROM {$this->db->table(MembershipTables::MEMBERSHIPS)} member"
                . " LEFT JOIN {$this->db->wpdb->users} account ON account.ID = member.user_id"
                . " LEFT JOIN {$this->db->wpdb->usermeta} state ON state.user_id = member.user_id AND state.meta_key IN (%s, %s)"
                . ' WHERE member.role = %s AND member.status = %s AND (account.ID IS NULL OR state.umeta_id IS NOT NULL) ORDER BY member.group_id',
            AccountState::DISABLED_META,
            DeletionPlans::DUE,
            'owner',
            'member',
        );
    }

    private function table(): string
    {
        return $this->db->table(SuccessionTables::SUCCESSIONS);
    }
}

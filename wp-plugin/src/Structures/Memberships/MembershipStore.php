<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Kernel\Database;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\MembershipTables;

/** Reads and writes the members of structures, by the group id of the structure. */
final readonly class MembershipStore
{
    public function __construct(private Database $db)
    {
    }

    public function list(int $groupId): MemberList
    {
        return $this->read([$groupId], '')[$groupId];
    }

    /** The same within a transaction: until its end nobody else changes the members of the structure. */
    public function locked(int $groupId): MemberList
    {
        return $this->read([$groupId], 'FOR UPDATE')[$groupId];
    }

    /** Writes what differs; in the transaction that has read $before with locked(). */
    public function save(int $groupId, MemberList $before, MemberList $after): void
    {
        $changed = [];
        foreach (array_keys($before->memberships + $after->memberships) as $userId) {
            $membership = $after->of($userId);
            if (Membership::areSame($membership, $before->of($userId))) {
                continue;
            }
            $changed[] = $userId;
            if ($membership === null) {
                $this->db->execute("DELETE FROM {$this->memberships()} WHERE group_id = %d AND user_id = %d", $groupId, $userId);
            } else {
                $this->db->execute(
                    "REPLACE INTO {$this->memberships()} (group_id, user_id, role, status) VALUES (%d, %d, %s, %s)",
                    $groupId,
                    $userId,
                    $membership->role->value,
                    $membership->status->value,
                );
            }
        }
        if (!OwnershipTransfer::areSame($before->transfer, $after->transfer)) {
            $this->saveTransfer($groupId, $after->transfer);
        }
        Memberships::forget(...$changed);
    }

    /** @return list<int> group ids of the structures in which the user has a membership of any status */
    public function groupsOf(int $userId): array
    {
        return $this->db->ids("SELECT group_id FROM {$this->memberships()} WHERE user_id = %d ORDER BY group_id", $userId);
    }

    /**
     * @param list<int> $groupIds
     * @return array<int, MemberList> by the group id, two statements
     */
    public function lists(array $groupIds): array
    {
        return $this->read($groupIds, '');
    }

    /**
     * @param list<int> $groupIds
     * @return array<int, MemberList> by the group id
     */
    private function read(array $groupIds, string $lock): array
    {
        if ($groupIds === []) {
            return [];
        }
        $in = 'group_id IN (' . Database::placeholders($groupIds) . ')';
        $memberships = array_fill_keys($groupIds, []);
        foreach ($this->db->rows("SELECT group_id, user_id, role, status FROM {$this->memberships()} WHERE {$in} ORDER BY group_id, user_id {$lock}", ...$groupIds) as $row) {
            $memberships[(int) $row['group_id']][(int) $row['user_id']] = self::membership($row);
        }
        $transfers = [];
        foreach ($this->db->rows("SELECT group_id, from_user, to_user FROM {$this->transfers()} WHERE {$in} {$lock}", ...$groupIds) as $row) {
            $transfers[(int) $row['group_id']] = new OwnershipTransfer((int) $row['from_user'], (int) $row['to_user']);
        }
        $lists = [];
        foreach ($memberships as $groupId => $ofGroup) {
            $lists[$groupId] = MemberList::valid($ofGroup, $transfers[$groupId] ?? null);
        }

        return $lists;
    }

    private function saveTransfer(int $groupId, ?OwnershipTransfer $transfer): void
    {
        if ($transfer === null) {
            $this->db->execute("DELETE FROM {$this->transfers()} WHERE group_id = %d", $groupId);
            return;
        }
        $this->db->execute(
            "REPLACE INTO {$this->transfers()} (group_id, from_user, to_user) VALUES (%d, %d, %d)",
            $groupId,
            $transfer->from,
            $transfer->to,
        );
    }

    /** @param array<string, string|null> $row */
    private static function membership(array $row): Membership
    {
        return new Membership(MembershipStatus::from((string) $row['status']), MembershipRole::from((string) $row['role']));
    }

    private function memberships(): string
    {
        return $this->db->table(MembershipTables::MEMBERSHIPS);
    }

    private function transfers(): string
    {
        return $this->db->table(MembershipTables::TRANSFERS);
    }
}

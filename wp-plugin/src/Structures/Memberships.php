<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Kernel\Database;

/** Reads the memberships of a user, with one query per user and request. */
final readonly class Memberships
{
    private const CACHE_GROUP = 'passerelle_memberships';
    private const ACCEPTED = 'member';

    public function __construct(private Database $db)
    {
        // Cached for one request only, since other processes may change memberships.
        wp_cache_add_non_persistent_groups([self::CACHE_GROUP]);
    }

    /** @return array<int, string> role by the structure's group id, accepted memberships only */
    public function rolesOf(int $userId): array
    {
        if ($userId === 0) {
            return [];
        }
        /** @var array<int, string>|false $known */
        $known = wp_cache_get((string) $userId, self::CACHE_GROUP);
        if (is_array($known)) {
            return $known;
        }
        $rows = $this->db->rows(
            "SELECT group_id, role FROM {$this->db->table(MembershipTables::MEMBERSHIPS)} WHERE user_id = %d AND status = %s",
            $userId,
            self::ACCEPTED,
        );
        $roles = [];
        foreach ($rows as $row) {
            $roles[(int) $row['group_id']] = (string) $row['role'];
        }
        wp_cache_set((string) $userId, $roles, self::CACHE_GROUP);

        return $roles;
    }

    /**
     * @param non-empty-list<string> $roles
     * @return list<int> user ids, accepted memberships only
     */
    public function usersOf(int $groupId, array $roles): array
    {
        return $this->usersOfAny([$groupId], $roles);
    }

    /**
     * @param non-empty-list<int> $groupIds
     * @param non-empty-list<string> $roles
     * @return list<int> user ids, each once, accepted memberships only
     */
    public function usersOfAny(array $groupIds, array $roles): array
    {
        return array_map(intval(...), $this->db->column(
            "SELECT DISTINCT user_id FROM {$this->db->table(MembershipTables::MEMBERSHIPS)} WHERE group_id IN (" . Database::placeholders($groupIds)
                . ') AND status = %s AND role IN (' . Database::placeholders($roles) . ') ORDER BY user_id',
            ...[...$groupIds, self::ACCEPTED, ...$roles],
        ));
    }

    /**
     * @param list<int> $userIds
     * @return array<int, list<int>> group ids of structures by user, accepted memberships only; one statement
     */
    public function structuresOfAll(array $userIds): array
    {
        $rows = $userIds === [] ? [] : $this->db->rows(
            "SELECT user_id, group_id FROM {$this->db->table(MembershipTables::MEMBERSHIPS)} WHERE status = %s AND user_id IN ("
                . Database::placeholders($userIds) . ') ORDER BY group_id',
            self::ACCEPTED,
            ...$userIds,
        );
        $structures = [];
        foreach ($rows as $row) {
            $structures[(int) $row['user_id']][] = (int) $row['group_id'];
        }

        return $structures;
    }

    /** Forgets what was read about these people; called after a change of memberships. */
    public static function forget(int ...$userIds): void
    {
        foreach ($userIds as $userId) {
            wp_cache_delete((string) $userId, self::CACHE_GROUP);
        }
    }
}

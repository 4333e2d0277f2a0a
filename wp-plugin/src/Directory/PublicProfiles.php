<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/**
 * Public profiles of accounts: the first one of each. Staff may own thousands of profiles, so only that one is read.
 */
final readonly class PublicProfiles
{
    public function __construct(private Database $db)
    {
    }

    /** Whether a profile of this account is published, in any language. */
    public function has(int $userId): bool
    {
        $public = array_map(static fn (Status $status): string => $status->value, Status::public());

        return $public !== [] && $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d AND post_type = %s AND post_status IN (" . Database::placeholders($public) . ') LIMIT 1',
            $userId,
            ContentType::CommunityProfile->value,
            ...$public,
        ) !== [];
    }

    /**
     * @param list<int> $userIds
     * @return list<int> ids of the posts to read for byUser(); one statement
     */
    public function ids(array $userIds): array
    {
        $userIds = array_values(array_unique(array_filter($userIds, static fn (int $id): bool => $id > 0)));
        $public = array_map(static fn (Status $status): string => $status->value, Status::public());
        if ($userIds === [] || $public === []) {
            return [];
        }
        $catalogue = $this->db->table('catalogue');

        return $this->db->ids(
            "SELECT others.post_id FROM (
                SELECT MIN(ID) AS post_id FROM {$this->db->wpdb->posts} WHERE post_type = %s AND post_status IN (" . Database::placeholders($public) . ')
                AND post_author IN (' . Database::placeholders($userIds) . ") GROUP BY post_author
            ) firsts
            JOIN {$catalogue} own ON own.post_id = firsts.post_id
            JOIN {$catalogue} others ON others.group_id = own.group_id ORDER BY others.post_id",
            ContentType::CommunityProfile->value,
            ...$public,
            ...$userIds,
        );
    }

    /**
     * @param list<Record> $records in the order of their ids
     * @return array<int, array<string, Record>> by user, then language
     */
    public function byUser(array $records): array
    {
        $profiles = [];
        foreach ($records as $record) {
            $first = array_values($profiles[$record->ownerId] ?? [])[0] ?? $record;
            if ($first->groupId === $record->groupId) {
                $profiles[$record->ownerId][$record->language->value] = $record;
            }
        }

        return $profiles;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Status;
use Passerelle\Kernel\Database;

/** The records by which the public knows the people behind accounts. */
final readonly class PublicProfiles
{
    public function __construct(private Database $db, private Records $records)
    {
    }

    /**
     * @param list<int> $userIds
     * @return array<int, array<string, Record>> by user, then language, in the order asked; without those who have no public profile
     */
    public function ofUsers(array $userIds): array
    {
        $userIds = array_values(array_unique(array_filter($userIds, static fn (int $id): bool => $id > 0)));
        $public = array_map(static fn (Status $status): string => $status->value, Status::public());
        if ($userIds === [] || $public === []) {
            return [];
        }
        $ids = $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_type = %s AND post_status IN (" . Database::placeholders($public) . ')
            AND post_author IN (' . Database::placeholders($userIds) . ') ORDER BY ID',
            ContentType::CommunityProfile->value,
            ...$public,
            ...$userIds,
        );
        $profiles = array_fill_keys($userIds, []);
        foreach ($this->records->findMany($ids) as $record) {
            $first = array_values($profiles[$record->ownerId] ?? [])[0] ?? null;
            if ($first === null || $first->groupId === $record->groupId) {
                $profiles[$record->ownerId][$record->language->value] = $record;
            }
        }

        return array_filter($profiles, static fn (array $profile): bool => $profile !== []);
    }
}

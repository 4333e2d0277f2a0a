<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

final readonly class WpReferences implements References
{
    /** @var array<string, int> */
    private array $countries;
    /** @var array<string, int> */
    private array $sectors;

    /**
     * @param list<string> $countryCodes ISO 3166 alpha-2
     * @param list<string> $sectorKeys of both levels
     */
    public function __construct(
        private Database $db,
        private Records $records,
        private AttachableFiles $files,
        private ReferenceIds $ids,
        array $countryCodes,
        #[From(Config::class, 'sectorKeys')] array $sectorKeys,
        private Policy $policy,
    ) {
        $this->countries = array_flip($countryCodes);
        $this->sectors = array_flip($sectorKeys);
    }

    public function isCountry(string $isoCode): bool
    {
        return isset($this->countries[$isoCode]);
    }

    public function isSector(string $key): bool
    {
        return isset($this->sectors[$key]);
    }

    public function countryCode(int $id): ?string
    {
        return $this->ids->countryCodes()[$id] ?? null;
    }

    public function sectorKey(int $id): ?string
    {
        return $this->ids->sectorKeys()[$id] ?? null;
    }

    public function existingGroups(array $groupIds, array $types): array
    {
        return $this->groups($groupIds, $types, static fn (): bool => true);
    }

    public function readableGroups(array $groupIds, array $types, Viewer $actor): array
    {
        return $this->groups($groupIds, $types, fn (Record $record): bool => $this->policy->access($actor, $record) !== Access::None);
    }

    public function canWriteFor(Viewer $actor, int $groupId): bool
    {
        return $this->groups([$groupId], [ContentType::Structure], fn (Record $record): bool => $this->policy->canWriteFor($actor, $record)) !== [];
    }

    public function existingUsers(array $userIds): array
    {
        return $userIds === [] ? [] : $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->users} WHERE ID IN (" . Database::placeholders($userIds) . ')',
            ...$userIds,
        );
    }

    public function accountsOf(AccountKind $kind, array $userIds): array
    {
        return match (true) {
            $userIds === [] => [],
            $kind === AccountKind::Operators => $this->operators($userIds),
            $kind === AccountKind::PublishedMembers => $this->publishedMembers($userIds),
            default => $this->existingUsers($userIds),
        };
    }

    public function usableFiles(array $fileIds, Field $field, Viewer $actor, ?int $groupId, int $ownerId): array
    {
        return $this->files->usable($fileIds, $field, $actor, $groupId, $ownerId);
    }

    /**
     * @param non-empty-list<int> $userIds
     * @return list<int>
     */
    private function operators(array $userIds): array
    {
        cache_users($userIds);

        return array_values(array_filter($userIds, static fn (int $id): bool => in_array(Role::Operateur->value, get_userdata($id)->roles ?? [], true)));
    }

    /**
     * @param non-empty-list<int> $userIds
     * @return list<int>
     */
    private function publishedMembers(array $userIds): array
    {
        $public = array_column(Status::public(), 'value');

        return $public === [] ? [] : $this->db->ids(
            "SELECT DISTINCT post_author FROM {$this->db->wpdb->posts} WHERE post_type = %s AND post_status IN (" . Database::placeholders($public) . ')
            AND post_author IN (' . Database::placeholders($userIds) . ')',
            ContentType::CommunityProfile->value,
            ...$public,
            ...$userIds,
        );
    }

    /**
     * @param list<int> $groupIds
     * @param list<ContentType> $types
     * @param callable(Record): bool $isMeant
     * @return list<int> those with such a record, not in the trash
     */
    private function groups(array $groupIds, array $types, callable $isMeant): array
    {
        $found = [];
        foreach ($this->records->findGroups($groupIds) as $groupId => $group) {
            foreach ($group as $record) {
                if (in_array($record->type, $types, true) && $record->status !== Status::Trash && $isMeant($record)) {
                    $found[] = $groupId;
                    break;
                }
            }
        }

        return $found;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Model\Status;
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
        array $sectorKeys,
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
        $found = [];
        foreach ($this->records->findGroups($groupIds) as $groupId => $group) {
            foreach ($group as $record) {
                if (in_array($record->type, $types, true) && $record->status !== Status::Trash) {
                    $found[] = $groupId;
                    break;
                }
            }
        }

        return $found;
    }

    public function existingUsers(array $userIds): array
    {
        return $userIds === [] ? [] : $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->users} WHERE ID IN (" . Database::placeholders($userIds) . ')',
            ...$userIds,
        );
    }

    public function usableFiles(array $fileIds, MediaKind $media, Viewer $actor, ?int $groupId): array
    {
        return $this->files->usable($fileIds, $media, $actor, $groupId);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** Existence checks of referenced objects, in batches. */
interface References
{
    public function isCountry(string $isoCode): bool;

    public function isSector(string $key): bool;

    /** The ISO code of a country by its id, or null. */
    public function countryCode(int $id): ?string;

    /** The key of a sector by its id, or null. */
    public function sectorKey(int $id): ?string;

    /**
     * @param list<int> $groupIds
     * @param list<ContentType> $types
     * @return list<int> those that exist with one of the types, not in the trash
     */
    public function existingGroups(array $groupIds, array $types): array;

    /**
     * @param list<int> $groupIds
     * @param list<ContentType> $types
     * @return list<int> those of one of the types that the actor may read; others do not exist for them
     */
    public function readableGroups(array $groupIds, array $types, Viewer $actor): array;

    /** Whether the actor may write in the name of the structure. */
    public function canWriteFor(Viewer $actor, int $groupId): bool;

    /**
     * @param list<int> $userIds
     * @return list<int> those that exist
     */
    public function existingUsers(array $userIds): array;

    /**
     * @param list<int> $userIds
     * @return list<int> those of the kind
     */
    public function accountsOf(AccountKind $kind, array $userIds): array;

    /**
     * @param list<int> $fileIds
     * @return list<int> those that the field may contain; see AttachableFiles
     */
    public function usableFiles(array $fileIds, Field $field, Viewer $actor, ?int $groupId, int $ownerId): array;
}

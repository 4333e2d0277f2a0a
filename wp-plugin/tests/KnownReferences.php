<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use Passerelle\Content\AccountKind;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\References;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\IsoCodes;
use Passerelle\Rights\Viewer;

/** References in memory: what exists, and to whom. */
final readonly class KnownReferences implements References
{
    /** By their ids in the API. */
    private const COUNTRIES = [1 => 'SN', 2 => 'FR', 3 => 'ML'];
    private const SECTORS = [11 => 'theatre', 12 => 'dance', 13 => 'performing-arts'];

    /**
     * @param array<int, ContentType> $groups that everybody may read, by id
     * @param array<int, list<int>> $writers accounts that may write for a structure, by its group id
     * @param array<int, AccountKind> $accounts by id
     * @param array<int, int> $pictures owners by file
     * @param array<int, int> $documents owners by file
     */
    public function __construct(
        private array $groups = [],
        private array $writers = [],
        private array $accounts = [],
        private array $pictures = [],
        private array $documents = [],
    ) {
    }

    public function isCountry(string $isoCode): bool
    {
        return in_array($isoCode, IsoCodes::all(), true);
    }

    public function isSector(string $key): bool
    {
        return in_array($key, Config::fromDirectory(dirname(__DIR__) . '/config')->sectorKeys(), true);
    }

    public function countryCode(int $id): ?string
    {
        return self::COUNTRIES[$id] ?? null;
    }

    public function sectorKey(int $id): ?string
    {
        return self::SECTORS[$id] ?? null;
    }

    public function existingGroups(array $groupIds, array $types): array
    {
        return array_values(array_filter($groupIds, fn (int $id): bool => in_array($this->groups[$id] ?? null, $types, true)));
    }

    public function readableGroups(array $groupIds, array $types, Viewer $actor): array
    {
        return $this->existingGroups($groupIds, $types);
    }

    public function canWriteFor(Viewer $actor, int $groupId): bool
    {
        return in_array($actor->id, $this->writers[$groupId] ?? [], true);
    }

    public function existingUsers(array $userIds): array
    {
        return array_values(array_intersect($userIds, array_keys($this->accounts)));
    }

    public function accountsOf(AccountKind $kind, array $userIds): array
    {
        return array_values(array_filter($userIds, fn (int $id): bool => ($this->accounts[$id] ?? null) === $kind));
    }

    public function usableFiles(array $fileIds, Field $field, Viewer $actor, ?int $groupId, int $ownerId): array
    {
        $files = $field->kind === FieldKind::Image ? $this->pictures : $this->pictures + $this->documents;

        return array_values(array_filter($fileIds, static fn (int $id): bool => ($files[$id] ?? null) === $ownerId));
    }
}

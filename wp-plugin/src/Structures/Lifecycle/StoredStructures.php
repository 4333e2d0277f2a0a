<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Structures that are not in the trash, for administrators. */
final readonly class StoredStructures
{
    public function __construct(private Records $records)
    {
    }

    /** @throws DomainError not_found */
    public function get(int $postId): Record
    {
        $record = $this->records->find($postId);
        $isStored = $record?->type === ContentType::Structure && in_array($record->status, Status::listed(), true);

        return $isStored ? $record : throw DomainError::notFound();
    }

    /** @return int id of the post in one of its languages; 0: there is none */
    public function firstPost(int $groupId): int
    {
        return array_values($this->languages($groupId))[0]->id ?? 0;
    }

    /** @return array<string, Record> by language; empty for a structure in the trash */
    public function languages(int $groupId): array
    {
        $group = $this->records->findGroups([$groupId])[$groupId] ?? [];

        return array_filter($group, static fn (Record $record): bool => in_array($record->status, Status::listed(), true));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Loading;

use GraphQL\Deferred;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Files\StoredFile;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\BatchedRead;

/**
 * Batches the reads of the fields of a response. Each field registers its needs and is deferred: the engine first resolves all
 * other fields, so the first deferred one reads for all. Nothing is cached: later needs are read again.
 */
final class Batch
{
    /** @var BatchedRead<Needs, Loaded>|null */
    private ?BatchedRead $records = null;

    /** @var BatchedRead<list<int|null>, array<int, StoredFile>>|null */
    private ?BatchedRead $files = null;

    public function __construct(
        private readonly Records $store,
        private readonly Finders $finders,
        private readonly PublicProfiles $profiles,
        private readonly Media $media,
        private readonly AcceptedInvitations $accepted,
    ) {
    }

    /** @param callable(Loaded): mixed $work computes the field's value; may request files */
    public function records(Needs $needs, callable $work): Deferred
    {
        if ($this->records?->isOpen() !== true) {
            $this->records = new BatchedRead(fn (array $keys): Loaded => $this->load(Needs::all($keys)));
        }
        $read = $this->records;
        $read->add($needs);

        return new Deferred(Resolver::later(static fn (): mixed => $work($read->result())));
    }

    /**
     * Within the callback of records(), files are read once for all fields.
     *
     * @param list<int|null> $ids null for a field without file
     * @param callable(array<int, StoredFile>): mixed $work computes the field's value; receives files by id, including these
     */
    public function files(array $ids, callable $work): Deferred
    {
        if ($this->files?->isOpen() !== true) {
            $this->files = new BatchedRead(fn (array $keys): array => $this->media->findMany(array_values(array_merge(...$keys))));
        }
        $read = $this->files;
        $read->add($ids);

        return new Deferred(Resolver::later(static fn (): mixed => $work($read->result())));
    }

    /**
     * For a field without records: it is deferred until their files are read together with its own.
     *
     * @param list<int|null> $ids
     * @param callable(array<int, StoredFile>): mixed $work
     */
    public function filesOnly(array $ids, callable $work): Deferred
    {
        return $this->records(new Needs(), fn (): Deferred => $this->files($ids, $work));
    }

    private function load(Needs $needs): Loaded
    {
        $members = $this->finders->postsOfGroups($needs->groups);
        $accepted = $this->accepted->users($needs->inviting);
        $profiles = $this->profiles->ids([...$needs->users, ...array_merge([], ...array_map(array_values(...), array_values($accepted)))]);
        $records = $this->store->findMany([...$needs->posts, ...$members, ...$profiles]);
        $groups = [];
        foreach (array_intersect_key($records, array_flip($members)) as $record) {
            if ($record->status->isPublic()) {
                $groups[$record->groupId][$record->language->value] = $record;
            }
        }
        $ofUsers = array_map(static fn (int $id): ?Record => $records[$id] ?? null, $profiles);

        return new Loaded($records, $groups, $this->profiles->byUser(array_values(array_filter($ofUsers, is_object(...)))), $accepted);
    }
}

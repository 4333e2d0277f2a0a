<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Loading;

use GraphQL\Deferred;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Files\StoredFile;
use Passerelle\GraphQL\Media\Media;
use Passerelle\GraphQL\Resolver;

/**
 * Lets the fields of an answer read together. Each says what it needs and goes on once that is there: the engine first
 * resolves all fields that wait for nothing, so the first one that goes on reads for all. Nothing is kept: what is asked after a
 * reading is read anew.
 */
final class Batch
{
    /** @var Round<Needs, Loaded>|null */
    private ?Round $records = null;

    /** @var Round<list<int|null>, array<int, StoredFile>>|null */
    private ?Round $files = null;

    public function __construct(
        private readonly Records $store,
        private readonly Finders $finders,
        private readonly PublicProfiles $profiles,
        private readonly Media $media,
    ) {
    }

    /** @param callable(Loaded): mixed $work makes the field's value; it may ask for files */
    public function records(Needs $needs, callable $work): Deferred
    {
        if ($this->records?->isOpen() !== true) {
            $this->records = new Round(fn (array $asked): Loaded => $this->load(Needs::all($asked)));
        }
        $round = $this->records;
        $round->ask($needs);

        return new Deferred(Resolver::later(static fn (): mixed => $work($round->found())));
    }

    /**
     * Within the work of records() it is one reading for all fields.
     *
     * @param list<int|null> $ids null stands for a field without a file
     * @param callable(array<int, StoredFile>): mixed $work makes the field's value of files by id, these among others
     */
    public function files(array $ids, callable $work): Deferred
    {
        if ($this->files?->isOpen() !== true) {
            $this->files = new Round(fn (array $asked): array => $this->media->findMany(array_values(array_merge(...$asked))));
        }
        $round = $this->files;
        $round->ask($ids);

        return new Deferred(Resolver::later(static fn (): mixed => $work($round->found())));
    }

    /**
     * Of a field that needs no records: it waits for those that do, whose files are read with its own.
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
        $profiles = $this->profiles->ids($needs->users);
        $records = $this->store->findMany([...$needs->posts, ...$members, ...$profiles]);
        $groups = [];
        foreach (array_intersect_key($records, array_flip($members)) as $record) {
            if ($record->status->isPublic()) {
                $groups[$record->groupId][$record->language->value] = $record;
            }
        }
        $ofUsers = array_map(static fn (int $id): ?Record => $records[$id] ?? null, $profiles);

        return new Loaded($records, $groups, $this->profiles->byUser(array_values(array_filter($ofUsers, is_object(...)))));
    }
}

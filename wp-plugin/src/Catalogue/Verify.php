<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\Records;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Compares the whole index with the posts, without changing anything. */
final readonly class Verify
{
    private const BATCH = 100;

    public function __construct(
        private Records $records,
        private Entries $entries,
        private EntryStore $store,
        private Transaction $transaction,
    ) {
    }

    /** @return iterable<Difference> empty when the index is correct */
    public function differences(): iterable
    {
        $isRight = true;
        foreach ($this->ofItems() as $difference) {
            $isRight = false;
            yield $difference;
        }
        // Word blocks are derived from the entries: checked only when these are correct.
        foreach ($isRight ? Lang::cases() : [] as $language) {
            foreach ($this->store->inconsistentWords($language) as $word) {
                yield new Difference(0, Problem::Word, ["{$language->value}: {$word}"]);
            }
        }
    }

    /** @return iterable<Difference> */
    private function ofItems(): iterable
    {
        foreach (ContentType::cases() as $type) {
            foreach (self::batches($this->records->allIds($type)) as $ids) {
                yield from $this->compare($ids);
            }
        }
        yield from $this->withoutPost();
    }

    /**
     * @param list<int> $ids
     * @return list<Difference>
     */
    private function compare(array $ids): array
    {
        // Reads posts and index from one snapshot, since a change in between would look like a difference.
        return $this->transaction->run(function () use ($ids): array {
            wp_cache_flush_runtime();
            $stored = $this->store->read($ids);
            $found = [];
            foreach ($this->records->findMany($ids) as $id => $record) {
                $expected = $this->entries->of($record);
                $actual = $stored[$id] ?? null;
                $parts = $expected === null || $actual === null ? [] : $expected->differences($actual);
                if ($expected !== null && $actual === null) {
                    $found[] = new Difference($id, Problem::Missing);
                } elseif ($expected === null && $actual !== null) {
                    $found[] = new Difference($id, Problem::NotPublic);
                } elseif ($parts !== []) {
                    $found[] = new Difference($id, Problem::Stale, $parts);
                }
            }

            return $found;
        });
    }

    /** @return iterable<Difference> rows of deleted posts, and words or terms without a row */
    private function withoutPost(): iterable
    {
        $after = 0;
        while (($ids = $this->store->ids($after, self::BATCH)) !== []) {
            $after = max($ids);
            wp_cache_flush_runtime();
            $known = $this->records->findMany($ids);
            $indexed = array_flip($this->store->indexed($ids));
            foreach ($ids as $id) {
                if (!isset($known[$id])) {
                    yield new Difference($id, Problem::NoPost);
                } elseif (!isset($indexed[$id]) && !$known[$id]->status->isPublic()) {
                    yield new Difference($id, Problem::NotPublic);
                }
            }
        }
        foreach (Lang::cases() as $language) {
            foreach ($this->store->orphans($language) as $groupId) {
                yield new Difference($groupId, Problem::Stray);
            }
        }
    }

    /**
     * @template T
     * @param iterable<T> $ids
     * @return iterable<non-empty-list<T>>
     */
    public static function batches(iterable $ids): iterable
    {
        $batch = [];
        foreach ($ids as $id) {
            $batch[] = $id;
            if (count($batch) === self::BATCH) {
                yield $batch;
                $batch = [];
            }
        }
        if ($batch !== []) {
            yield $batch;
        }
    }
}

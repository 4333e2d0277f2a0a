<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Spelling\FillSpellings;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/**
 * Synchronises the index with the posts in batches, each in one transaction, so that the index is always complete for readers.
 * An interrupted run can be resumed.
 */
final readonly class Rebuild
{
    private const PROGRESS = 'passerelle_catalogue_rebuild';

    public function __construct(
        private Database $db,
        private Records $records,
        private Indexer $indexer,
        private EntryStore $store,
        private Transaction $transaction,
        private FillSpellings $spellings,
        private int $batch = 100,
    ) {
    }

    /**
     * @param bool $fromStart false: resumes an interrupted run
     * @param callable(int): void|null $progress receives the number of posts processed so far
     * @return int posts processed
     */
    public function run(bool $fromStart = false, ?callable $progress = null): int
    {
        $last = $fromStart ? 0 : $this->progress();
        $done = 0;
        while (($ids = $this->next($last)) !== []) {
            $last = max($ids);
            $this->transaction->run(function () use ($ids, $last): void {
                $this->index($ids);
                update_option(self::PROGRESS, $last, false);
            });
            $done += count($ids);
            if ($progress !== null) {
                $progress($done);
            }
        }
        foreach (Lang::cases() as $language) {
            $this->transaction->run(fn () => $this->store->removeOrphans($language));
            foreach (Verify::batches($this->store->inconsistentWords($language)) as $words) {
                $this->transaction->run(fn () => $this->store->refillWords($language, $words));
            }
        }
        $this->spellings->run();
        delete_option(self::PROGRESS);

        return $done;
    }

    /** @param non-empty-list<int> $ids */
    public function index(array $ids): void
    {
        // Locks the posts until the end of the batch, and reads committed data.
        $this->db->ids("SELECT ID FROM {$this->db->wpdb->posts} WHERE ID IN (" . Database::placeholders($ids) . ') FOR UPDATE', ...$ids);
        wp_cache_flush_runtime();
        $records = $this->records->findMany($ids);
        $this->store->remove(array_values(array_diff($ids, array_keys($records))));
        $this->indexer->index(...array_values($records));
    }

    private function progress(): int
    {
        $last = get_option(self::PROGRESS, 0);

        return is_numeric($last) ? (int) $last : 0;
    }

    /** @return list<int> the next posts and index rows, in ascending order of ids */
    private function next(int $after): array
    {
        $types = array_map(static fn (ContentType $type): string => $type->value, ContentType::cases());
        $posts = $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_type IN (" . Database::placeholders($types) . ') AND ID > %d ORDER BY ID LIMIT %d',
            ...[...$types, $after, $this->batch],
        );
        $ids = array_values(array_unique([...$posts, ...$this->store->ids($after, $this->batch)]));
        sort($ids);

        return array_slice($ids, 0, $this->batch);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\ContentType;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;

/**
 * Brings the index in step with the posts, in batches of one transaction each: readers always find an index that is
 * whole, and a run that was cut goes on where it stopped.
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
        private int $batch = 100,
    ) {
    }

    /**
     * @param bool $fromStart false: goes on with a run that was cut
     * @param callable(int): void|null $progress told the number of posts done so far in this run
     * @return int posts looked at
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
            $this->transaction->run(fn () => $this->store->removeStrays($language));
            foreach (Verify::batches($this->store->wrongWords($language)) as $words) {
                $this->transaction->run(fn () => $this->store->refillWords($language, $words));
            }
        }
        delete_option(self::PROGRESS);

        return $done;
    }

    /** @param non-empty-list<int> $ids */
    public function index(array $ids): void
    {
        // Whoever changes one of these posts waits until the batch is done, and what is read is what is committed.
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

    /** @return list<int> the next posts and index rows, whichever come first, in ascending order */
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

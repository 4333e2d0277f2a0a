<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Records;
use Passerelle\Kernel\Transaction;

/** Compares the whole index with records and proposals, without changing anything. Dates are the audit log's to check. */
final readonly class QueueVerify
{
    private const BATCH = 100;

    public function __construct(
        private Records $records,
        private ProposalStore $proposals,
        private QueueEntries $entries,
        private QueueStore $store,
        private QueuePosts $posts,
        private Transaction $transaction,
    ) {
    }

    /** @return iterable<string> one line for each post that differs; empty when the index is correct */
    public function differences(): iterable
    {
        $last = 0;
        while (($ids = $this->posts->next($last, self::BATCH)) !== []) {
            $last = max($ids);
            // From one snapshot, since a change in between would look like a difference.
            yield from $this->transaction->run(fn (): array => $this->compare($ids));
        }
    }

    /**
     * @param non-empty-list<int> $ids
     * @return list<string>
     */
    private function compare(array $ids): array
    {
        wp_cache_flush_runtime();
        $records = $this->records->findMany($ids);
        $proposals = $this->proposals->findMany($ids);
        $rows = $this->store->rows($ids);
        $sectors = $this->store->sectors($ids);
        $different = [];
        foreach ($ids as $id) {
            $record = $records[$id] ?? null;
            $entries = $record === null ? [] : $this->entries->of($record, $proposals[$id] ?? null);
            $expected = $entries === [] || $record === null ? [] : $this->entries->sectors($record);
            if (self::withoutDates($rows[$id] ?? []) !== self::expected($entries) || ($sectors[$id] ?? []) !== $expected) {
                $different[] = "post {$id}";
            }
        }

        return $different;
    }

    /**
     * @param array<string, QueueEntry> $entries
     * @return array<string, array<string, string>>
     */
    private static function expected(array $entries): array
    {
        $rows = [];
        foreach ($entries as $target => $entry) {
            foreach ($entry->countries as $country) {
                $rows["{$target} {$country}"] = $entry->columns;
            }
        }
        ksort($rows, SORT_STRING);

        return $rows;
    }

    /**
     * @param array<string, array<string, string>> $rows
     * @return array<string, array<string, string>>
     */
    private static function withoutDates(array $rows): array
    {
        ksort($rows, SORT_STRING);

        return array_map(static fn (array $row): array => array_diff_key($row, ['since' => true]), $rows);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use DateTimeImmutable;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Records;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Content\OwnRecords\History;

/** Makes the index equal to records, proposals and the audit log, in batches of one transaction each. May be repeated at any time. */
final readonly class QueueRebuild
{
    private const BATCH = 100;

    public function __construct(
        private Database $db,
        private Records $records,
        private ProposalStore $proposals,
        private AuditLines $audit,
        private QueueIndex $index,
        private QueuePosts $posts,
        private Transaction $transaction,
    ) {
    }

    /** @return int posts that it looked at */
    public function run(): int
    {
        $done = $last = 0;
        while (($ids = $this->posts->next($last, self::BATCH)) !== []) {
            $last = max($ids);
            $this->transaction->run(fn () => $this->batch($ids));
            $done += count($ids);
        }

        return $done;
    }

    /** @param non-empty-list<int> $ids */
    private function batch(array $ids): void
    {
        // Nobody changes them until the end of the batch, and what is read is committed.
        $this->db->ids("SELECT ID FROM {$this->db->wpdb->posts} WHERE ID IN (" . Database::placeholders($ids) . ') FOR UPDATE', ...$ids);
        wp_cache_flush_runtime();
        $records = $this->records->findMany($ids);
        $proposals = $this->proposals->findMany($ids);
        $history = History::read($this->audit, array_values(array_unique(array_map(static fn (Record $record): int => $record->groupId, $records))));
        $since = static fn (Record $record): DateTimeImmutable => $history->waitingSince($record->id, $record->status)
            ?? $history->decidedAt($record)
            ?? $record->modifiedAt;
        foreach ($ids as $id) {
            if (isset($records[$id])) {
                $this->index->index($records[$id], $proposals[$id] ?? null, $since);
            } else {
                $this->index->remove($id);
            }
        }
    }
}

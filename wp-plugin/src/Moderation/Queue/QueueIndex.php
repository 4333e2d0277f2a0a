<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use DateTimeImmutable;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Proposals\ProposalWatcher;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Moderation\Target;

/** Keeps the index equal to the records and proposals, in the transaction that changes them. */
#[Priority(20)]
final readonly class QueueIndex implements ContentListener, ProposalWatcher
{
    public function __construct(
        private Records $records,
        private ProposalStore $proposals,
        private QueueEntries $entries,
        private QueueStore $store,
        private Clock $clock,
    ) {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $wasListed = $change->before !== null && QueueEntries::isListed($change->before);
        if ($change->after === null) {
            $this->remove($change->record()->id);
        } elseif ($wasListed || QueueEntries::isListed($change->after)) {
            $this->index($change->after, $this->proposals->find($change->after->id), $this->statusSince(...));
        }
    }

    /** After a change of a proposal, which changes nothing of its record. */
    public function refresh(int $postId): void
    {
        $record = $this->records->find($postId);
        if ($record === null) {
            $this->remove($postId);
        } else {
            $this->index($record, $this->proposals->find($postId), $this->statusSince(...));
        }
    }

    public function remove(int $postId): void
    {
        $this->store->write($postId, [], []);
        $this->store->writeSectors($postId, []);
    }

    /** @param callable(Record, QueueEntry): DateTimeImmutable $since when a record got its status */
    public function index(Record $record, ?Proposal $proposal, callable $since): void
    {
        $entries = $this->entries->of($record, $proposal);
        $dates = [];
        foreach ($entries as $target => $entry) {
            $dates[$target] = $target === Target::Proposal->value && $proposal !== null ? $proposal->proposedAt : $since($record, $entry);
        }
        $this->store->write($record->id, $entries, $dates);
        $this->store->writeSectors($record->id, $entries === [] ? [] : $this->entries->sectors($record));
    }

    /** The audit log has the same instant, but not before the commit. */
    private function statusSince(Record $record, QueueEntry $entry): DateTimeImmutable
    {
        $stored = $this->store->rows([$record->id])[$record->id][Target::Record->value . ' ' . QueueEntries::ALL_COUNTRIES] ?? null;

        return $stored === null || $stored['status'] !== $entry->columns['status']
            ? $this->clock->now()
            : StoredInstant::read($stored['since']);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Review;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Queue\QueuePlace;
use Passerelle\Moderation\Queue\QueueRow;
use Passerelle\Moderation\Queue\QueueQuery;
use Passerelle\Moderation\Queue\QueueSearch;
use Passerelle\Moderation\Queue\ReviewQueue;
use Passerelle\Moderation\Scope;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Reads a record of the queue with its history and its neighbours in a list. */
final readonly class Reviews
{
    public function __construct(
        private ReviewQueue $queue,
        private QueueSearch $search,
        private DecisionStore $decisions,
        private DecisionRights $rights,
        private Policy $policy,
    ) {
    }

    /** @throws DomainError rights_moderate; not_found, also out of scope, for what was never submitted and for another type than that of the list */
    public function find(Viewer $viewer, int $id, Target $target, QueueQuery $query): Review
    {
        $scope = Scope::of($viewer);
        $row = $this->queue->find($viewer, $id, $target);
        if ($row->record->type !== ($query->filter->type ?? $row->record->type)) {
            throw DomainError::notFound();
        }
        $others = array_filter(
            $row->group,
            // Drafts in the other language are their owner's.
            fn (Record $record): bool => $record->id !== $row->record->id && $this->policy->access($viewer, $record) === Access::Editor,
        );
        $languages = [$row->record, ...array_values($others)];

        return new Review(
            $row,
            $languages,
            $this->history($viewer, $row->record->groupId, $languages),
            $this->neighbour($scope, $query, $row, true),
            $this->neighbour($scope, $query, $row, false),
        );
    }

    /** Other languages of the item are decided on with it: they are no neighbours of it. */
    private function neighbour(Scope $scope, QueueQuery $query, QueueRow $row, bool $isBefore): ?QueuePlace
    {
        $others = array_map(static fn (Record $other): int => $other->id, $row->others);
        $place = $row->place;
        do {
            $place = $this->search->neighbour($scope, $query, $place, $isBefore);
        } while ($place !== null && $place->target === Target::Record && in_array($place->postId, $others, true));

        return $place;
    }

    /**
     * @param list<Record> $languages
     * @return list<PastDecision>
     */
    private function history(Viewer $viewer, int $groupId, array $languages): array
    {
        $byId = array_column(array_map(static fn (Record $record): array => [$record->id, $record], $languages), 1, 0);
        $history = [];
        foreach ($this->decisions->ofGroup($groupId) as $decision) {
            $record = $byId[$decision->postId] ?? null;
            if ($record !== null) {
                $history[] = new PastDecision($record->id, $record->language, $this->rights->read($viewer, $record, $decision));
            }
        }

        return $history;
    }
}

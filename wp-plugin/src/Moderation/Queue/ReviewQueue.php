<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Locks\LockStore;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Scope;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Lists what validators decide on. The number of queries does not grow with the number of rows. */
final readonly class ReviewQueue
{
    public function __construct(
        private QueueSearch $search,
        private Records $records,
        private ProposalStore $proposals,
        private Policy $policy,
        private DecisionRights $rights,
        private DecisionStore $decisions,
        private LockStore $locks,
    ) {
    }

    /** @throws DomainError rights_moderate for those who may decide nothing */
    public function list(Viewer $viewer, QueueQuery $query): QueuePage
    {
        $scope = Scope::of($viewer);

        return new QueuePage($this->rows($viewer, $this->search->page($scope, $query)), $this->search->total($scope, $query->filter), $query);
    }

    /**
     * @return array<string, int> how many wait, by type
     * @throws DomainError rights_moderate
     */
    public function waiting(Viewer $viewer): array
    {
        return $this->search->waiting(Scope::of($viewer));
    }

    /** @throws DomainError rights_moderate; not_found, also out of scope and for what was never submitted */
    public function find(Viewer $viewer, int $id, Target $target): QueueRow
    {
        $place = $this->search->place(Scope::of($viewer), $id, $target);

        return ($place === null ? null : $this->rows($viewer, [$place])[0] ?? null) ?? throw DomainError::notFound();
    }

    /**
     * @param list<QueuePlace> $places
     * @return list<QueueRow>
     */
    private function rows(Viewer $viewer, array $places): array
    {
        $ids = array_values(array_unique(array_map(static fn (QueuePlace $place): int => $place->postId, $places)));
        $records = array_filter(
            $this->records->findMany($ids),
            // The policy has the last word, whatever the index found.
            fn (Record $record): bool => $this->policy->access($viewer, $record) === Access::Editor,
        );
        $groups = $this->records->findGroups(array_values(array_unique(array_map(static fn (Record $record): int => $record->groupId, $records))));
        $proposals = $this->proposals->findMany($ids);
        $decisions = $this->decisions->lastOfMany($ids);
        $locks = $this->locks->findMany($ids);
        $rows = [];
        foreach ($places as $place) {
            $record = $records[$place->postId] ?? null;
            $proposal = $place->target === Target::Proposal ? $proposals[$place->postId] ?? null : null;
            if ($record === null || ($place->target === Target::Proposal && $proposal === null)) {
                continue;
            }
            $last = $decisions[$record->id][$place->target->value] ?? null;
            $possible = $this->rights->decisions($viewer, $record, $place->target, $proposal);
            $rows[] = new QueueRow(
                $place,
                $record,
                $groups[$record->groupId] ?? [],
                $proposal,
                $possible,
                $last === null ? null : $this->rights->read($viewer, $record, $last),
                $locks[$record->id] ?? null,
                $place->target === Target::Record ? $this->others($viewer, $record, $groups[$record->groupId] ?? [], $possible) : [],
            );
        }

        return $rows;
    }

    /**
     * @param array<string, Record> $group
     * @param list<Decision> $possible decisions on the record
     * @return list<Record>
     */
    private function others(Viewer $viewer, Record $record, array $group, array $possible): array
    {
        return array_values(array_filter($group, fn (Record $other): bool => $other->id !== $record->id
            && $other->status === $record->status
            && $possible !== []
            && $this->rights->decisions($viewer, $other, Target::Record, null) === $possible));
    }
}

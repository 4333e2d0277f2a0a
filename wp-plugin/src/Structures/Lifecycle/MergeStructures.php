<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Cause;
use Passerelle\Content\OtherChange;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\MembershipEvent;

/** An administrator merges a structure into another one, which is named in its place everywhere. */
final readonly class MergeStructures
{
    public function __construct(
        private EndedStore $ended,
        private MergeReferences $references,
        private MergeEvents $events,
        private Transaction $transaction,
        private MergedPair $pair,
        private MoveAddresses $moveAddresses,
        private MergeMembers $members,
    ) {
    }

    /**
     * @param int $fromId post id of the structure that ends
     * @param int $intoId post id of the one that remains
     * @throws DomainError forbidden · not_found · invalid_transition: both are the same · stale_version
     */
    public function __invoke(Viewer $actor, int $fromId, int $intoId): void
    {
        [$from, $into] = $this->pair->find($actor, $fromId, $intoId);
        $this->transaction->run(function () use ($actor, $from, $into): void {
            [$members, $remaining] = $this->members->lock($from->groupId, $into->groupId);
            $this->ended->add($from->groupId, $into->groupId);
            $structure = $this->ended->locked($from->groupId) ?? throw DomainError::notFound();
            $cause = new Cause($actor, OtherChange::MergeStructure);
            $this->references->replace($structure, $cause);
            ($this->moveAddresses)($structure, $from, $into, $cause);
            $merged = $this->members->merge($structure, $members, $remaining);
            $this->events->add($from, $into, MembershipEvent::StructureMerged, array_keys($merged->memberships), $actor);
        });
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Rights\Viewer;

/** An administrator merges a structure into another one, which is named in its place everywhere. */
final readonly class MergeStructures
{
    public function __construct(
        private MergeParts $parts,
        private DependentChanges $changes,
        private FormerSlugs $slugs,
        private MergeEvents $events,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $fromId post id of the structure that ends
     * @param int $intoId post id of the one that remains
     * @throws DomainError forbidden · not_found · invalid_transition: both are the same
     */
    public function preview(Viewer $actor, int $fromId, int $intoId): MergeExtent
    {
        [$from, $into] = $this->both($actor, $fromId, $intoId);
        $members = MergedMembers::of($this->parts->memberships->list($from->groupId), $this->parts->memberships->list($into->groupId));

        return new MergeExtent($from, $into, array_values($this->parts->references->of($from->groupId)), $members);
    }

    /**
     * @param int $fromId post id of the structure that ends
     * @param int $intoId post id of the one that remains
     * @throws DomainError forbidden · not_found · invalid_transition: both are the same · stale_version
     */
    public function __invoke(Viewer $actor, int $fromId, int $intoId): void
    {
        [$from, $into] = $this->both($actor, $fromId, $intoId);
        $this->transaction->run(function () use ($actor, $from, $into): void {
            [$members, $remaining] = $this->lock($from->groupId, $into->groupId);
            $this->parts->ended->add($from->groupId, $into->groupId);
            $structure = $this->parts->ended->locked($from->groupId) ?? throw DomainError::notFound();
            $this->parts->ended->addMembers($structure->id, $from->groupId, $members);
            $this->parts->ended->addMembers($structure->id, $into->groupId, $remaining);
            $cause = new Cause($actor, OtherChange::MergeStructure);
            $this->parts->references->replace($structure, $cause);
            $this->moveAddresses($structure, $from, $into, $cause);
            $merged = MergedMembers::of($members, $remaining);
            $this->parts->memberships->save($from->groupId, $members, new MemberList([], $members->transfer));
            $this->parts->memberships->save($into->groupId, $remaining, $merged);
            $this->parts->invitations->move($structure);
            $this->events->add($from, $into, MembershipEvent::StructureMerged, array_keys($merged->memberships), $actor);
        });
    }

    /** Former addresses and the last one lead to the page in the same language, where there is one. */
    private function moveAddresses(EndedStructure $structure, Record $from, Record $into, Cause $cause): void
    {
        $targets = $this->parts->structures->languages($into->groupId);
        foreach ($this->parts->structures->languages($from->groupId) as $language => $record) {
            $this->changes->trash($record, $cause);
            $this->parts->ended->addTrashed($structure->id, $record->id);
            if (isset($targets[$language])) {
                $this->parts->ended->addSlugs($structure->id, $record, $this->slugs->redirect($record->id, $targets[$language]->id));
            }
        }
    }

    /**
     * In the order of their numbers, so that two merges do not wait for each other.
     *
     * @return array{MemberList, MemberList}
     */
    private function lock(int $fromGroup, int $intoGroup): array
    {
        $lists = [];
        $groups = [$fromGroup, $intoGroup];
        sort($groups);
        foreach ($groups as $groupId) {
            $lists[$groupId] = $this->parts->memberships->locked($groupId);
        }

        return [$lists[$fromGroup], $lists[$intoGroup]];
    }

    /**
     * @return array{Record, Record}
     * @throws DomainError forbidden, not_found, invalid_transition
     */
    private function both(Viewer $actor, int $fromId, int $intoId): array
    {
        if (!$actor->isAdministrator()) {
            throw DomainError::forbidden();
        }
        [$from, $into] = [$this->parts->structures->get($fromId), $this->parts->structures->get($intoId)];

        return $from->groupId === $into->groupId ? throw new DomainError('invalid_transition') : [$from, $into];
    }
}

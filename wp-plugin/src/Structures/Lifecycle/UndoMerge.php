<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Cause;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\OtherChange;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\MembershipEvent;

/** An administrator undoes a merge: what was changed since by others stays. */
final readonly class UndoMerge
{
    public function __construct(
        private EndedStore $ended,
        private StoredStructures $structures,
        private ReturnedReferences $returned,
        private FormerSlugs $slugs,
        private MergeEvents $events,
        private Transaction $transaction,
        private SeparateMembers $members,
    ) {
    }

    /**
     * @param int $groupId of the structure that ended
     * @param int $ownerId user id of who becomes its owner when no owner has an account any more
     * @throws DomainError forbidden · not_found: it was not merged, or too long ago · invalid_transition: the other one has ended since ·
     *     structure_owner_missing · stale_version
     */
    public function __invoke(Viewer $actor, int $groupId, int $ownerId = 0): void
    {
        if (!$actor->isAdministrator()) {
            throw DomainError::forbidden();
        }
        $this->transaction->run(function () use ($actor, $groupId, $ownerId): void {
            $structure = $this->ended->locked($groupId);
            if ($structure === null || !$structure->isMerged() || $structure->endedAt < $this->ended->oldest()) {
                throw DomainError::notFound();
            }
            $into = array_values($this->structures->languages($structure->intoGroup))[0] ?? throw new DomainError('invalid_transition');
            $members = ($this->members)($structure, $ownerId);
            $cause = new Cause($actor, OtherChange::UndoMerge);
            $this->returned->replace($structure, $cause);
            [$trashed, $slugs] = [$this->ended->trashed($structure->id), $this->ended->slugs($structure->id)];
            $this->ended->delete($structure->id);
            $this->returned->restore($trashed, $cause);
            $restored = $this->structures->languages($groupId);
            foreach ($restored as $record) {
                $this->slugs->takeBack($record, $slugs[$record->id] ?? []);
            }
            $from = array_values($restored)[0] ?? throw DomainError::notFound();
            $this->events->add($from, $into, MembershipEvent::MergeUndone, $members, $actor);
        });
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Cause;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\OtherChange;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Rights\Viewer;

/** An administrator undoes a merge: what was changed since by others stays. */
final readonly class UndoMerge
{
    public function __construct(
        private MergeParts $parts,
        private ReturnedReferences $returned,
        private FormerSlugs $slugs,
        private MergeEvents $events,
        private Transaction $transaction,
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
            $structure = $this->parts->ended->locked($groupId);
            if ($structure === null || !$structure->isMerged() || $structure->endedAt < $this->parts->ended->oldest()) {
                throw DomainError::notFound();
            }
            $into = array_values($this->parts->structures->languages($structure->intoGroup))[0] ?? throw new DomainError('invalid_transition');
            $members = $this->restoreMembers($structure, $ownerId);
            $cause = new Cause($actor, OtherChange::UndoMerge);
            $this->returned->replace($structure, $cause);
            $this->parts->invitations->moveBack($structure);
            [$trashed, $slugs] = [$this->parts->ended->trashed($structure->id), $this->parts->ended->slugs($structure->id)];
            $this->parts->ended->delete($structure->id);
            $this->returned->restore($trashed, $cause);
            $restored = $this->parts->structures->languages($groupId);
            foreach ($restored as $record) {
                $this->slugs->takeBack($record, $slugs[$record->id] ?? []);
            }
            $from = array_values($restored)[0] ?? throw DomainError::notFound();
            $this->events->add($from, $into, MembershipEvent::MergeUndone, $members, $actor);
        });
    }

    /** @return list<int> user ids of both structures */
    private function restoreMembers(EndedStructure $structure, int $ownerId): array
    {
        $before = $this->parts->memberships->locked($structure->groupId);
        $current = $this->parts->memberships->locked($structure->intoGroup);
        $stored = $this->parts->ended->members($structure->id, $structure->groupId);
        $remaining = $this->parts->ended->members($structure->id, $structure->intoGroup);
        $members = RestoredMembers::of($stored, $ownerId);
        $this->parts->memberships->save($structure->groupId, $before, $members->withTransfer($before->transfer));
        $this->parts->memberships->save($structure->intoGroup, $current, self::separated($current, $remaining, MergedMembers::of($stored, $remaining)));

        return array_values(array_unique([...array_keys($members->memberships), ...array_keys($current->memberships)]));
    }

    /** The members of the remaining structure without what the merge changed; what has changed since stays. */
    private static function separated(MemberList $current, MemberList $remaining, MemberList $merged): MemberList
    {
        $members = $current->memberships;
        foreach ($current->memberships as $userId => $membership) {
            if (!Membership::areSame($membership, $merged->of($userId))) {
                continue;
            }
            $former = $remaining->of($userId);
            if ($former === null) {
                unset($members[$userId]);
            } else {
                $members[$userId] = $former;
            }
        }
        $separated = new MemberList($members, $current->transfer);

        // Its own owners have left since: those who own it now stay.
        $owners = array_intersect_key($current->memberships, array_flip($current->owners()));

        return $separated->owners() === [] ? new MemberList($owners + $members, $current->transfer) : $separated;
    }
}

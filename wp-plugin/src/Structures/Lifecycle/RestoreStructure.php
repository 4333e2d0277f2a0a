<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Cause;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Rights\Viewer;

/** An administrator brings back a deleted structure with everything that was deleted with it. */
final readonly class RestoreStructure
{
    public function __construct(
        private EndedStore $ended,
        private Records $records,
        private ReturnedReferences $returned,
        private MembershipStore $memberships,
        private DetachAccount $authors,
        private MembershipNotices $notices,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $ownerId user id of who becomes its owner when no owner has an account any more
     * @return Record the structure, in one of its languages
     * @throws DomainError forbidden · not_found: it was not deleted, or too long ago · structure_owner_missing · stale_version
     */
    public function __invoke(Viewer $actor, int $groupId, int $ownerId = 0): Record
    {
        if (!$actor->isAdministrator()) {
            throw DomainError::forbidden();
        }

        return $this->transaction->run(function () use ($actor, $groupId, $ownerId): Record {
            $structure = $this->ended->locked($groupId);
            if ($structure === null || $structure->isMerged() || $structure->endedAt < $this->ended->oldest()) {
                throw DomainError::notFound();
            }
            $cause = new Cause($actor, OtherChange::RestoreStructure);
            $before = $this->memberships->locked($groupId);
            $members = RestoredMembers::of($this->ended->members($structure->id, $groupId), $ownerId);
            $trashed = $this->ended->trashed($structure->id);
            $this->returned->replace($structure, $cause);
            // Before the records: WordPress’s own restoration of a record asks whether its structure is deleted.
            $this->ended->delete($structure->id);
            $this->returned->restore($trashed, $cause);
            $this->memberships->save($groupId, $before, $members->withTransfer($before->transfer));
            $record = $this->author($groupId, $members, $actor);
            $this->notices->announce($record, MembershipEvent::StructureRestored, array_keys($members->memberships), $actor);

            return $record;
        });
    }

    /** An owner becomes its author where the former one has no account any more. */
    private function author(int $groupId, MemberList $members, Viewer $actor): Record
    {
        $languages = $this->records->findGroups([$groupId])[$groupId] ?? [];
        foreach ($languages as $record) {
            if (get_userdata($record->ownerId) === false) {
                $this->authors->transferOwnership($record, $members->owners()[0], $actor);
            }
        }

        return array_values($languages)[0] ?? throw DomainError::notFound();
    }
}

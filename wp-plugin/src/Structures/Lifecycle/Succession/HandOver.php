<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\StoredStructures;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent as Event;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\Memberships\MembershipStore;

/** Makes a member the owner of a structure in the place of its former owners. Within a transaction. */
final readonly class HandOver
{
    public function __construct(
        private MembershipStore $memberships,
        private StoredStructures $structures,
        private DetachAccount $authors,
        private SuccessionEvents $events,
    ) {
    }

    /** Former owners stay members: their account may be opened again. */
    public function __invoke(Record $structure, MemberList $members, int $heirId): void
    {
        $former = $members->owners();
        $after = $members->with($heirId, MembershipStatus::Member, MembershipRole::Owner);
        foreach ($former as $userId) {
            $after = $after->with($userId, MembershipStatus::Member, MembershipRole::Member);
        }
        $this->memberships->save($structure->groupId, $members, $after);
        foreach ($this->structures->languages($structure->groupId) as $record) {
            if (in_array($record->ownerId, $former, true)) {
                $this->authors->transferOwnership($record, $heirId);
            }
        }
        $this->events->add($structure, Event::SuccessionDone, $after, Viewer::anonymous(), $heirId);
    }
}

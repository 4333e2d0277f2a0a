<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Rights\Viewer;

/** Deletes a structure with what belongs to it, within a transaction. The caller has checked the right and locked the members. */
final readonly class EndStructure
{
    public function __construct(
        private EndedStore $ended,
        private MembershipStore $memberships,
        private Definitions $definitions,
        private DependentChanges $changes,
        private MembershipNotices $notices,
    ) {
    }

    /**
     * @param Viewer $actor anonymous: the system
     * @throws DomainError stale_version
     */
    public function __invoke(Record $structure, DeletionExtent $extent, Viewer $actor): void
    {
        $cause = new Cause($actor, OtherChange::DeleteStructure);
        $endedId = $this->ended->add($structure->groupId);
        $this->ended->addMembers($endedId, $structure->groupId, $extent->members);
        foreach ($extent->handedOver as $record) {
            foreach ($this->organisers($record) as $field) {
                $this->changes->write($record, [$field->key => null], $cause);
                $this->ended->addReference($endedId, new ReplacedReference($record->id, $field->key, [], ReplacedReference::digest(null)));
            }
        }
        foreach ([...$extent->deleted, ...$extent->structure] as $record) {
            $this->changes->trash($record, $cause);
            $this->ended->addTrashed($endedId, $record->id);
        }
        // An offered ownership stays stored: without members it is none, and a restored structure has it again.
        $this->memberships->save($structure->groupId, $extent->members, new MemberList([], $extent->members->transfer));
        $this->notices->announce($structure, MembershipEvent::StructureDeleted, array_keys($extent->members->memberships), $actor);
    }

    /** @return list<Field> in which the record names the structure that it was written for */
    private function organisers(Record $record): array
    {
        return array_values(array_filter($this->definitions->stored($record->type), static fn (Field $field): bool => $field->isWrittenFor));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/**
 * Permission checks of records. Decisions need only the record and the viewer, plus one query per viewer for their structures,
 * whatever the number of records.
 */
final readonly class Policy
{
    private TransitionRights $transitions;

    public function __construct(private ObjectRules $rules)
    {
        $this->transitions = new TransitionRights($rules);
    }

    public function access(Viewer $viewer, HasSubject $object): Access
    {
        return $this->rules->access($viewer, $object->subject());
    }

    /** How much a viewer could read if it were public. */
    public function accessOncePublic(Viewer $viewer, HasSubject $object): Access
    {
        return $this->rules->access($viewer, $object->subject()->in(Status::Published));
    }

    public function canCreate(Viewer $viewer, ContentType $type): bool
    {
        foreach (Role::among($viewer->roles) as $role) {
            if ($viewer->isSignedIn() && CapabilityMatrix::grant($role, $type, Capability::Edit) !== Grant::Never) {
                return true;
            }
        }

        return false;
    }

    /** Edit the record directly (not by a proposal). */
    public function canEdit(Viewer $viewer, HasSubject $object): bool
    {
        return $this->can($viewer, Transition::Save, $object);
    }

    /** Name the structure as the organiser of an item, whose owners and members then edit the item too. */
    public function canWriteFor(Viewer $viewer, HasSubject $structure): bool
    {
        return $this->rules->writesFor($viewer, $structure->subject());
    }

    /** Perform a transition; whether it exists for the status is checked elsewhere. */
    public function can(Viewer $viewer, Transition $transition, HasSubject $object): bool
    {
        return $this->transitions->allows($viewer, $object->subject(), $transition);
    }

    /** Take a step with it if it were in one of the statuses that the step starts from. */
    public function canFromAnyStatus(Viewer $viewer, Transition $transition, HasSubject $object): bool
    {
        $subject = $object->subject();
        foreach ($transition->rule()->from as $status) {
            if ($this->transitions->allows($viewer, $subject->in($status), $transition)) {
                return true;
            }
        }

        return false;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Accounts\Capability as C;
use Passerelle\Accounts\Grant as G;
use Passerelle\Content\Audience;
use Passerelle\Content\Status as S;

/** Applies the capability table to one record: who it belongs to, where it stands, which countries it concerns. */
final readonly class ObjectRules
{
    public function __construct(private StructureEditors $structures)
    {
    }

    /** Change the record itself, at once. */
    public function edits(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, function (Role $role) use ($viewer, $subject): bool {
            $capability = match ($subject->status) {
                S::AutoDraft, S::Draft, S::ToEdit => C::Edit,
                S::Published, S::Completed, S::Scheduled => C::EditPublished,
                S::Offline => C::EditPrivate,
                // Being decided on, refused or thrown away: only those who could publish it may still change it.
                S::Pending, S::Rejected => C::Publish,
                S::Trash => null,
            };
            if ($capability === null) {
                return CapabilityMatrix::grant($role, $subject->type, C::EditOthers) === G::Always;
            }

            return $this->applies($role, $capability, $viewer, $subject)
                && ($this->isOwn($viewer, $subject) || $this->applies($role, C::EditOthers, $viewer, $subject));
        });
    }

    /** Hand in a changed version of what is published, for a validator to accept. */
    public function proposes(Viewer $viewer, Subject $subject): bool
    {
        return $subject->status->isPublic()
            && $this->isOwn($viewer, $subject)
            && $this->anyRole($viewer, static fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::EditPublished) === G::OwnAsProposal)
            && !$this->edits($viewer, $subject);
    }

    public function deletes(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, function (Role $role) use ($viewer, $subject): bool {
            $capability = match ($subject->status) {
                S::AutoDraft, S::Draft, S::ToEdit, S::Pending, S::Rejected, S::Trash => C::Delete,
                S::Published, S::Completed, S::Scheduled => C::DeletePublished,
                S::Offline => C::DeletePrivate,
            };
            if ($subject->status === S::Trash && CapabilityMatrix::grant($role, $subject->type, C::Delete) !== G::Always) {
                return false;
            }

            return $this->applies($role, $capability, $viewer, $subject)
                && ($this->owns($viewer, $subject) || $this->applies($role, C::DeleteOthers, $viewer, $subject));
        });
    }

    public function publishes(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, fn (Role $role): bool => $this->applies($role, C::Publish, $viewer, $subject));
    }

    /** Decide on a submitted record. */
    public function moderates(Viewer $viewer, Subject $subject): bool
    {
        return $subject->status === S::Pending && $this->isInCharge($viewer, $subject);
    }

    public function access(Viewer $viewer, Subject $subject): Access
    {
        if ($this->seesAll($viewer, $subject)) {
            return Access::Editor;
        }
        if ($subject->status->isPublic()) {
            return $subject->audience === Audience::Public || $viewer->isMember() ? Access::Full : Access::Teaser;
        }
        $readsPrivate = in_array($subject->status, [S::Pending, S::ToEdit, S::Rejected, S::Offline], true)
            && $this->anyRole($viewer, fn (Role $role): bool => $this->applies($role, C::ReadPrivate, $viewer, $subject));

        return $readsPrivate ? Access::Full : Access::None;
    }

    /** Editors' fields included: those who write it, run it or must judge it. */
    private function seesAll(Viewer $viewer, Subject $subject): bool
    {
        if ($this->anyRole($viewer, static fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::EditOthers) === G::Always)) {
            return true;
        }
        if ($subject->status === S::Trash) {
            return false;
        }
        if ($this->isOwn($viewer, $subject)) {
            return true;
        }

        $isJudged = !in_array($subject->status, [S::AutoDraft, S::Draft, S::Scheduled], true);

        return $this->edits($viewer, $subject)
            || ($this->isRunBy($viewer, $subject) && $subject->status !== S::AutoDraft)
            || ($isJudged && $this->isInCharge($viewer, $subject));
    }

    private function isRunBy(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::ReadPrivate) === G::Managed
            && $this->applies($role, C::ReadPrivate, $viewer, $subject));
    }

    private function isInCharge(Viewer $viewer, Subject $subject): bool
    {
        if (!CapabilityMatrix::isModerated($subject->type)) {
            return false;
        }

        return $this->anyRole($viewer, fn (Role $role): bool => in_array($role, Role::administrators(), true)
            || ($role === Role::Moderateur && $this->isInScope($viewer, $subject)));
    }

    private function applies(Role $role, Capability $capability, Viewer $viewer, Subject $subject): bool
    {
        return match (CapabilityMatrix::grant($role, $subject->type, $capability)) {
            G::Always => true,
            G::Own => $this->isOwn($viewer, $subject),
            G::OwnDrafts => $this->owns($viewer, $subject) && in_array($subject->status, [S::AutoDraft, S::Draft], true),
            G::Managed => $this->owns($viewer, $subject) || in_array($viewer->id, $subject->managers, true),
            G::OwnWithoutApplications => $this->owns($viewer, $subject) && !$subject->hasApplications,
            G::InScope => $this->isOwn($viewer, $subject) || $this->isInScope($viewer, $subject),
            G::OwnAsProposal, G::Never => false,
        };
    }

    private function isInScope(Viewer $viewer, Subject $subject): bool
    {
        return $viewer->mainCountry !== null && in_array($viewer->mainCountry, $subject->countries, true);
    }

    /** Its author, or an owner of the structure that it is, as long as a role of theirs writes such records at all. */
    public function owns(Viewer $viewer, Subject $subject): bool
    {
        return $viewer->isSignedIn()
            && ($subject->ownerId === $viewer->id || $this->structures->owns($viewer->id, $subject))
            && $this->anyRole($viewer, static fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::Edit) !== G::Never);
    }

    /** Owner, or somebody who edits together with the owner. */
    private function isOwn(Viewer $viewer, Subject $subject): bool
    {
        return $viewer->isSignedIn()
            && ($subject->ownerId === $viewer->id || $this->structures->edits($viewer->id, $subject));
    }

    /** @param callable(Role): bool $test */
    private function anyRole(Viewer $viewer, callable $test): bool
    {
        foreach (Role::among($viewer->roles) as $role) {
            if ($test($role)) {
                return true;
            }
        }

        return false;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status as S;
use Passerelle\Rights\Capability as C;
use Passerelle\Rights\Grant as G;

/** Applies the capability table to one record, by its owner, status and countries. */
final readonly class ObjectRules
{
    public function __construct(private StructureEditors $structures)
    {
    }

    /** Edit the record directly. */
    public function edits(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, function (Role $role) use ($viewer, $subject): bool {
            $capability = match ($subject->status) {
                S::AutoDraft, S::Draft, S::ToEdit => C::Edit,
                S::Published, S::Completed, S::Scheduled => C::EditPublished,
                S::Offline => C::EditPrivate,
                // Pending, rejected or trashed: only those who may publish it may edit it.
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

    /** Propose a change of a published record, which a validator must approve. */
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

    /** Write items in the name of the structure: its owners and members, and who edits all structures. */
    public function writesFor(Viewer $viewer, Subject $structure): bool
    {
        return ($viewer->isSignedIn() && $this->structures->writesFor($viewer->id, $structure))
            || $this->anyRole($viewer, static fn (Role $role): bool => CapabilityMatrix::grant($role, $structure->type, C::EditOthers) === G::Always);
    }

    public function publishes(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, fn (Role $role): bool => $this->applies($role, C::Publish, $viewer, $subject));
    }

    /** Publish it because they own or manage it. */
    public function manages(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::Publish) === G::Managed
            && $this->applies($role, C::Publish, $viewer, $subject));
    }

    /** Publish each record of the type, whoever it belongs to. */
    public function publishesAll(Viewer $viewer, Subject $subject): bool
    {
        return $this->anyRole($viewer, static fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::Publish) === G::Always);
    }

    /** Decide on a submitted record. */
    public function moderates(Viewer $viewer, Subject $subject): bool
    {
        return $subject->status === S::Pending && $this->isInCharge($viewer, $subject);
    }

    /** Decide on changes of a public record that its owner has proposed. */
    public function moderatesProposals(Viewer $viewer, Subject $subject): bool
    {
        return $subject->status->isPublic() && $this->isInCharge($viewer, $subject);
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
            && !self::isOfStaffOnly($subject)
            && $this->anyRole($viewer, fn (Role $role): bool => $this->applies($role, C::ReadPrivate, $viewer, $subject));

        return $readsPrivate ? Access::Full : Access::None;
    }

    /** Including fields for editors: for its editors, managers and validators. */
    private function seesAll(Viewer $viewer, Subject $subject): bool
    {
        if ($this->anyRole($viewer, static fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::EditOthers) === G::Always)) {
            return true;
        }
        if ($subject->status === S::Trash) {
            return false;
        }
        if ($this->isOwn($viewer, $subject) && !self::isOfStaffOnly($subject)) {
            return true;
        }

        $isJudged = !in_array($subject->status, [S::AutoDraft, S::Draft, S::Scheduled], true);

        return $this->edits($viewer, $subject)
            || ($this->isFollowedBy($viewer, $subject) && $subject->status !== S::AutoDraft)
            || ($isJudged && $this->isInCharge($viewer, $subject));
    }

    /** A supported project that staff have not published yet: those who benefit from it do not read it. */
    private static function isOfStaffOnly(Subject $subject): bool
    {
        return $subject->type === ContentType::SupportedProject && !$subject->status->wasPublic();
    }

    /** Managers of a call, its mentors, and the moderators of its countries once it is more than a draft. */
    private function isFollowedBy(Viewer $viewer, Subject $subject): bool
    {
        if ($subject->type !== ContentType::CallForApplication) {
            return false;
        }
        if ($viewer->isSignedIn() && in_array($viewer->id, $subject->mentors, true)) {
            return true;
        }

        return $this->anyRole($viewer, fn (Role $role): bool => match (CapabilityMatrix::grant($role, $subject->type, C::ReadPrivate)) {
            G::Managed => $this->applies($role, C::ReadPrivate, $viewer, $subject),
            G::InScope => $this->isInScope($viewer, $subject) && !in_array($subject->status, [S::Draft, S::Scheduled], true),
            default => false,
        });
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

    /** Its author, or an owner of the structure itself, if one of their roles may write records of the type. */
    public function owns(Viewer $viewer, Subject $subject): bool
    {
        return $viewer->isSignedIn()
            && ($subject->ownerId === $viewer->id || $this->structures->owns($viewer->id, $subject))
            && $this->anyRole($viewer, static fn (Role $role): bool => CapabilityMatrix::grant($role, $subject->type, C::Edit) !== G::Never);
    }

    /** Owner, or an editor of the owner's structure; of a supported project: beneficiary, or an editor of its structure. */
    public function isOwn(Viewer $viewer, Subject $subject): bool
    {
        return $viewer->isSignedIn()
            && (in_array($viewer->id, $subject->owners(), true) || $this->structures->edits($viewer->id, $subject));
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

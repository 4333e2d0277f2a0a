<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Content\ContentPolicy;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Status;

/**
 * Who may read and change what. Everything that a decision needs is in the record and the viewer, plus one query per
 * viewer for the structures they belong to: asking about a hundred records costs no more than asking about one.
 */
final readonly class Policy implements ContentPolicy
{
    private StatusRights $statuses;

    public function __construct(private ObjectRules $rules)
    {
        $this->statuses = new StatusRights($rules);
    }

    public function access(Viewer $viewer, Record $record): Access
    {
        return $this->rules->access($viewer, Subject::of($record));
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

    /**
     * An owner who took a moderated record offline may put it back as it was: what they write into it would reach
     * the public without a validator.
     */
    public function canEdit(Viewer $viewer, Record $record): bool
    {
        $subject = Subject::of($record);
        $bypassesValidators = $record->status === Status::Offline
            && CapabilityMatrix::isModerated($record->type)
            && !$this->rules->publishes($viewer, $subject);

        return !$bypassesValidators && $this->rules->edits($viewer, $subject);
    }

    public function canChangeStatus(Viewer $viewer, Record $record, Status $target): bool
    {
        return $this->statuses->allows($viewer, Subject::of($record), $target);
    }
}

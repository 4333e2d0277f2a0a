<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;

/** What a validator decides, in the words of the API: the moderation status that follows. */
enum Decision: string
{
    case Valid = 'valid';
    case ToEdit = 'to_edit';
    case Rejected = 'rejected';
    /** Takes a final decision back. */
    case Pending = 'pending';

    /** The post status of a record after it. */
    public function status(): Status
    {
        return match ($this) {
            self::Valid => Status::Published,
            self::ToEdit => Status::ToEdit,
            self::Rejected => Status::Rejected,
            self::Pending => Status::Pending,
        };
    }

    /** The row of the table of transitions; null: nothing to decide like this. */
    public function onRecord(Status $from): ?Transition
    {
        return match ($from) {
            Status::Pending => match ($this) {
                self::Valid => Transition::Approve,
                self::ToEdit => Transition::SendBack,
                self::Rejected => Transition::Reject,
                self::Pending => null,
            },
            Status::Published, Status::Completed, Status::Offline => $this === self::Valid ? null : Transition::AlterValid,
            Status::Rejected => $this === self::Rejected ? null : Transition::AlterRejected,
            default => null,
        };
    }

    public function onProposal(): ?Transition
    {
        return match ($this) {
            self::Valid => Transition::ApproveProposal,
            self::ToEdit => Transition::SendBackProposal,
            self::Rejected => Transition::RejectProposal,
            self::Pending => null,
        };
    }
}

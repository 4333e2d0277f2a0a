<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\Status;

/** Statuses of the moderation in the API. */
final class ModerationStatus
{
    /** Null before the first submission. */
    public static function of(Status $status): ?string
    {
        return match ($status) {
            Status::Pending, Status::Rejected => $status->value,
            Status::ToEdit => 'to_edit',
            Status::Published, Status::Completed, Status::Scheduled, Status::Offline => 'valid',
            Status::AutoDraft, Status::Draft, Status::Trash => null,
        };
    }
}

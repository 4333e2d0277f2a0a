<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** The steps from one status to another. Proposals and the reasons of decisions are the moderation's own. */
enum Transition
{
    case Submit;
    case Withdraw;
    case SendBack;
    case Reject;
    case Publish;
    case Schedule;
    case Unschedule;
    case TakeOffline;
    case PutOnline;
    case Complete;
    case Reopen;
    case Trash;
    case Restore;

    /** Where it may start. */
    public function startsFrom(Status $status): bool
    {
        return in_array($status, match ($this) {
            self::Submit => [Status::Draft, Status::ToEdit],
            self::Withdraw, self::SendBack, self::Reject => [Status::Pending],
            self::Publish, self::Schedule => [Status::Draft, Status::Pending],
            self::Unschedule => [Status::Scheduled],
            self::TakeOffline => [Status::Published, Status::Completed],
            self::PutOnline => [Status::Offline],
            self::Complete => [Status::Published],
            self::Reopen => [Status::Completed],
            self::Trash => array_values(array_filter(
                Status::cases(),
                static fn (Status $each): bool => $each !== Status::Trash && $each !== Status::AutoDraft,
            )),
            self::Restore => [Status::Trash],
        }, true);
    }

    /** Where it leads; going back online and out of the trash leads to where the record was. */
    public function target(?Status $before = null): Status
    {
        return match ($this) {
            self::Submit => Status::Pending,
            self::Withdraw, self::Unschedule => Status::Draft,
            self::SendBack => Status::ToEdit,
            self::Reject => Status::Rejected,
            self::Publish, self::Reopen => Status::Published,
            self::Schedule => Status::Scheduled,
            self::TakeOffline => Status::Offline,
            self::PutOnline => $before === Status::Completed ? Status::Completed : Status::Published,
            self::Complete => Status::Completed,
            self::Trash => Status::Trash,
            self::Restore => self::restored($before),
        };
    }

    /** True when the record must be complete before. */
    public function needsFullValidation(): bool
    {
        return in_array($this, [self::Submit, self::Publish, self::Schedule], true);
    }

    /** Only what validators decide on is sent back or rejected. */
    public function isDecision(): bool
    {
        return $this === self::SendBack || $this === self::Reject;
    }

    /** What was to be published while it lay in the trash must be planned again. */
    private static function restored(?Status $before): Status
    {
        return $before === null || in_array($before, [Status::Scheduled, Status::AutoDraft, Status::Trash], true)
            ? Status::Draft
            : $before;
    }
}

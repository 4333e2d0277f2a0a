<?php

declare(strict_types=1);

namespace Passerelle\Calls;

use DateTimeImmutable;
use Passerelle\Content\Model\Status;

/** State of a call: computed from its status, its dates and the moment, never stored, so that no job has to open or close calls. */
enum CallState: string
{
    case Draft = 'draft';
    /** Complete, without a date of publication. */
    case AwaitingPublication = 'awaiting_publication';
    case Scheduled = 'scheduled';
    /** Public, not open yet. */
    case Announced = 'announced';
    case Open = 'open';
    /** Open, in its last days. */
    case ClosingSoon = 'closing_soon';
    case Closed = 'closed';
    case Offline = 'offline';

    private const DAY_SECONDS = 86_400;

    /**
     * Both dates belong to the time in which it is open, to the second.
     *
     * @param CallDates $dates without opening: open from its publication; without closing: without end
     * @param int $lastDays before closing, in which it closes soon
     */
    public static function at(DateTimeImmutable $now, Status $status, CallDates $dates, int $lastDays): self
    {
        return match ($status) {
            Status::AutoDraft, Status::Draft, Status::ToEdit, Status::Rejected => self::Draft,
            Status::Pending => self::AwaitingPublication,
            Status::Scheduled => self::Scheduled,
            Status::Offline, Status::Trash => self::Offline,
            Status::Completed => self::Closed,
            Status::Published => self::whilePublic($now->getTimestamp(), $dates->opensAt?->getTimestamp(), $dates->closesAt?->getTimestamp(), $lastDays),
        };
    }

    private static function whilePublic(int $now, ?int $opensAt, ?int $closesAt, int $lastDays): self
    {
        return match (true) {
            $closesAt !== null && $closesAt < $now => self::Closed,
            $opensAt !== null && $opensAt > $now => self::Announced,
            $closesAt !== null && $closesAt - $now <= $lastDays * self::DAY_SECONDS => self::ClosingSoon,
            default => self::Open,
        };
    }
}

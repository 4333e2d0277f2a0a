<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use Passerelle\Notices\NoticeKind;

/** What people are notified of about a call. */
enum CallEvent: string
{
    case ManagerNamed = 'manager_named';
    case ManagerRemoved = 'manager_removed';
    case MentorNamed = 'mentor_named';
    case MentorRemoved = 'mentor_removed';
    case Scheduled = 'scheduled';
    case Published = 'published';
    case Offline = 'offline';
    case Online = 'online';
    case Extended = 'extended';
    case DatesChanged = 'dates_changed';
    case ClosedEarly = 'closed_early';
    case OpensSoon = 'opens_soon';
    case ClosesSoon = 'closes_soon';
    case DraftClosesSoon = 'draft_closes_soon';
    case LinkDead = 'link_dead';
    case LinkWorks = 'link_works';

    public function kind(): NoticeKind
    {
        return match ($this) {
            self::ManagerNamed, self::ManagerRemoved, self::MentorNamed, self::MentorRemoved => NoticeKind::CallRole,
            self::Extended, self::DatesChanged, self::DraftClosesSoon => NoticeKind::CallDates,
            default => NoticeKind::CallState,
        };
    }

    public function isRemoval(): bool
    {
        return $this === self::ManagerRemoved || $this === self::MentorRemoved;
    }
}

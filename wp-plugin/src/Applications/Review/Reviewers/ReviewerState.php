<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

/** State of a reviewer of the applications to a call. */
enum ReviewerState: string
{
    case Invited = 'invited';
    case Accepted = 'accepted';
    case Declined = 'declined';
    /** Removed by those who run the call. What they have scored stays. */
    case Removed = 'removed';

    /** Whether the person reviews, or is asked to. */
    public function isActive(): bool
    {
        return $this === self::Invited || $this === self::Accepted;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

/** How far somebody reviews the applications of a call. */
enum ReviewerState: string
{
    case Invited = 'invited';
    case Accepted = 'accepted';
    case Declined = 'declined';
    /** Removed by those who run the call. What they have scored stays. */
    case Removed = 'removed';
}

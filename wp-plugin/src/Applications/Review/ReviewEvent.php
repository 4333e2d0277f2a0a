<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

/** What a notice to a reviewer says. */
enum ReviewEvent: string
{
    /** Invited to review the applications of a call. */
    case Invited = 'invited';
    case Assigned = 'assigned';
    /** Some of their reviews are to be given soon. */
    case Due = 'due';
}

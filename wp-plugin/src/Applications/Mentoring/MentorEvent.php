<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

/** What happened with a mentor of an application, for whom it is said to. */
enum MentorEvent: string
{
    /** Mailed to those who send the application. */
    case Proposed = 'proposed';
    case Withdrawn = 'withdrawn';
    /** Mailed to the mentor. */
    case Begun = 'begun';
    case Over = 'over';
    /** Mailed to the manager who proposed the mentor. */
    case Accepted = 'accepted';
    case Declined = 'declined';
    case Ended = 'ended';

    public function isForApplicants(): bool
    {
        return $this === self::Proposed || $this === self::Withdrawn;
    }

    public function isForMentor(): bool
    {
        return $this === self::Begun || $this === self::Over;
    }
}

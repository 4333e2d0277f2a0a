<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

/** State of the mentorship of a person for an application. Stored, so values must not change. */
enum MentorState: string
{
    /** Proposed by those who run the call: the applicant has not answered. */
    case Proposed = 'proposed';
    case Accepted = 'accepted';
    case Declined = 'declined';
    /** By the applicant, who had accepted. */
    case Ended = 'ended';
    /** By those who run the call. */
    case Withdrawn = 'withdrawn';
}

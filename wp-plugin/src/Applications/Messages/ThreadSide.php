<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

/** On which side of the thread of an application a person writes. */
enum ThreadSide: string
{
    /** Those who apply, and co-writers. */
    case Applicant = 'applicant';
    /** Those who handle the application. */
    case Team = 'team';
    /** Whom the applicant has accepted as a mentor. */
    case Mentor = 'mentor';
}

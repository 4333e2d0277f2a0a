<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

/** What a notice about a completion says, and to whom. */
enum CompletionEvent: string
{
    /** Sent to those who may answer: who sends the application. */
    case Asked = 'asked';
    /** Sent to those who run the call. */
    case AskedOfApplicant = 'asked_of_applicant';
    case Answered = 'answered';
}

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
    /** Sent to those who may answer, some time before it is too late. */
    case Reminder = 'reminder';
    /** Sent to those who might have answered: there is nothing to answer any more. */
    case Cancelled = 'cancelled';

    public function asksForAnswer(): bool
    {
        return $this === self::Asked || $this === self::Reminder;
    }
}

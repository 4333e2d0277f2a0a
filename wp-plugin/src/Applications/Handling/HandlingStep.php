<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use DateTimeImmutable;
use Passerelle\Applications\Completions\CompletionReason;
use Passerelle\Applications\Deadline;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;

/** What those who run a call do with an application that was sent. */
enum HandlingStep: string
{
    case FindEligible = 'findEligible';
    case FindIneligible = 'findIneligible';
    case RequestCompletion = 'requestCompletion';
    case CancelCompletion = 'cancelCompletion';

    /** @return list<self> those that are possible */
    public static function offered(Submission $submission, InternalCall $call, DateTimeImmutable $now): array
    {
        return array_values(array_filter(self::cases(), static fn (self $step): bool => $step->isOffered($submission, $call, $now)));
    }

    /** Whether state and dates allow it; of requests, one at a time is open. */
    public function isOffered(Submission $submission, InternalCall $call, DateTimeImmutable $now): bool
    {
        if ($submission->application->withdrawnAt !== null) {
            return false;
        }
        $state = $submission->state;
        // While it may be sent, one that was taken back can be sent anew; after the closing, what was sent before counts.
        $counts = $state !== SubmissionState::Draft || !Deadline::of($call, $submission->application)->isOpen();

        return $counts && !$state->isDecided() && match ($this) {
            self::FindEligible => $state !== SubmissionState::Eligible,
            self::FindIneligible => true,
            self::RequestCompletion => $state !== SubmissionState::Ineligible,
            self::CancelCompletion => $submission->completion?->reason === CompletionReason::Requested && !$submission->completion->isOver($now),
        };
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\GraphQL\Times;

/** Asks for another file in the place of one that was refused after it was sent. Within a transaction. */
final readonly class RequestOtherFile
{
    public function __construct(
        private SubmissionStore $store,
        private SnapshotStore $snapshots,
        private CompletionStore $completions,
        private CompletionNotices $notices,
        private Timeline $timeline,
    ) {
    }

    public function __invoke(int $applicationId, int $fileId): void
    {
        // Whoever sends meanwhile is waited for: what is sent without its file asks for nothing.
        $submission = $this->store->lock($applicationId);
        $sent = $submission === null || self::isOver($submission) ? null : $this->snapshots->counted($submission);
        $question = $sent?->questionOf($fileId);
        if ($submission === null || $sent === null || $question === null) {
            return;
        }
        $completion = $this->completions->askForFile($submission->id, $sent->number, $question, $submission->completion);
        if ($completion !== null) {
            $this->timeline->add($applicationId, TimelineEvent::FileRefused, 0, [
                'number' => $sent->number,
                'questions' => [$question],
                'until' => Times::text($completion->until),
            ]);
            $this->notices->asked($submission, $completion);
        }
    }

    /** Whether nobody judges it any more: a trial, or one that was found ineligible, decided, withdrawn or removed. */
    private static function isOver(Submission $submission): bool
    {
        $application = $submission->application;

        return $submission->state === SubmissionState::Ineligible
            || $submission->state->isDecided()
            || $application->isTrial()
            || $application->isRemoved()
            || $application->withdrawnAt !== null;
    }
}

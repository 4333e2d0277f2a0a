<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;

/** Reminds applicants once of what is asked of them, some time before it is too late. */
#[Priority(48)]
final readonly class RemindOfCompletions implements DueWork
{
    public function __construct(
        private CompletionStore $completions,
        private SubmissionStore $submissions,
        private CompletionNotices $notices,
        private Transaction $transaction,
        private Clock $clock,
        #[Limit('completions', 'remindersPerRun')] private int $perRun,
    ) {
    }

    public function run(): int
    {
        $due = $this->completions->toRemind($this->perRun);
        foreach ($due as $id => $applicationId) {
            $this->transaction->run(fn () => $this->remind($id, $applicationId));
        }

        return count($due);
    }

    private function remind(int $id, int $applicationId): void
    {
        // Who answers, withdraws or cancels meanwhile is waited for.
        $submission = $this->submissions->lock($applicationId);
        $this->completions->reminded($id);
        $completion = $submission?->completion;
        $isAsked = $completion !== null && $completion->id === $id && !$completion->isOver($this->clock->now());
        if ($submission !== null && $isAsked && $submission->application->withdrawnAt === null && !$submission->application->isRemoved()) {
            $this->notices->toApplicants($submission, $completion, CompletionEvent::Reminder);
        }
    }
}

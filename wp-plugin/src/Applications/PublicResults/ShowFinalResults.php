<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;

/** Shows agreed results on the page of the call once they are final. */
#[Priority(48)]
final readonly class ShowFinalResults implements DueWork
{
    private const LATER = '+1 hour';

    public function __construct(
        private PublicResultStore $store,
        private PublicResults $results,
        private SubmissionStore $submissions,
        private ShownCalls $calls,
        private Transaction $transaction,
        #[Limit('decisions', 'resultsPerRun')] private int $perRun,
    ) {
    }

    public function run(): int
    {
        $due = $this->store->due($this->perRun);
        foreach ($due as $submissionId => $applicationId) {
            $this->transaction->run(fn () => $this->look($submissionId, $applicationId));
        }

        return count($due);
    }

    private function look(int $submissionId, int $applicationId): void
    {
        // Who takes it back meanwhile is waited for.
        $submission = $this->submissions->lock($applicationId);
        if ($submission === null || $submission->state !== SubmissionState::Confirmed || $this->store->find($submissionId) === null) {
            return;
        }
        if ($this->calls->show($submission)) {
            $this->results->show($submissionId, $submission->application->callGroup);
        } else {
            $this->store->checkAt($submissionId, $this->calls->now()->modify(self::LATER));
        }
    }
}

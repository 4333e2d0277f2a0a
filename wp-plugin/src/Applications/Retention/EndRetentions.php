<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;

/** Tells applicants that their application will be removed, removes it, and deletes it for good. Ends follow the call, which may change: each is looked at again and again. */
#[Priority(48)]
final readonly class EndRetentions implements DueWork
{
    public function __construct(
        private RetentionStore $store,
        private SubmissionStore $submissions,
        private ApplicationErasure $erasure,
        private RetentionSteps $steps,
        private RetentionTimes $times,
        private RetentionNotices $notices,
        private Transaction $transaction,
    ) {
    }

    public function run(): int
    {
        $ids = $this->store->due($this->times->perRun);
        foreach ($ids as $id) {
            $this->transaction->run(fn () => $this->check($id));
        }

        return count($ids);
    }

    private function check(int $id): void
    {
        $submission = $this->submissions->lock($id);
        $application = $submission?->application;
        // Trials end by themselves; of who is erased nothing is left to remove.
        if ($submission === null || $application === null || $application->isTrial() || !$application->hasApplicant()) {
            $this->store->save($id, new Standing(), null);
            return;
        }
        $step = $this->steps->next($submission);
        if ($step->act === RetentionAct::Purge) {
            $this->purge($submission);
            return;
        }
        $this->store->save($id, $step->standing, $step->checkAt);
        if ($step->act === RetentionAct::Notify && $step->standing->removalAt !== null) {
            $this->notices->send($application, $step->standing->removalAt);
        } elseif ($step->act === RetentionAct::Remove) {
            $this->notices->removed($application);
        }
    }

    private function purge(Submission $submission): void
    {
        $id = $submission->application->id;
        if (!$submission->application->wasSent()) {
            $this->erasure->delete([$id]);
            return;
        }
        $this->erasure->emptyWithoutPerson([$id]);
        $this->store->save($id, new Standing(), null);
    }
}

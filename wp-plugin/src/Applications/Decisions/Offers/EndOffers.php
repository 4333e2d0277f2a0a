<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\OfferAnswer;
use Passerelle\Applications\Decisions\Publication\DecisionEvent;
use Passerelle\Applications\Decisions\Publication\DecisionNotices;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;

/** Reminds applicants once of an offer before it lapses, and ends it when its time is over, or when the application was withdrawn. */
#[Priority(48)]
final readonly class EndOffers implements DueWork
{
    public function __construct(
        private DecisionStore $decisions,
        private SubmissionStore $submissions,
        private InternalCalls $calls,
        private SettleOffer $settle,
        private DecisionNotices $notices,
        private Transaction $transaction,
        #[Limit('decisions', 'perRun')] private int $perRun,
    ) {
    }

    public function run(): int
    {
        $due = $this->decisions->dueOffers($this->perRun);
        foreach ($due as $decision) {
            $this->transaction->run(fn () => $this->look($decision->id, $decision->submissionId));
        }

        return count($due);
    }

    private function look(int $id, int $submissionId): void
    {
        $application = $this->submissions->ofSubmission($submissionId)?->application;
        // Who answers or revokes meanwhile is waited for.
        $submission = $application === null ? null : $this->submissions->lock($application->id);
        $decision = $this->decisions->find($id);
        $this->decisions->lookAt($id, null);
        $call = $application === null ? null : $this->calls->of($application);
        if ($submission === null || $decision === null || $call === null || $decision->answer !== null || $submission->state !== SubmissionState::Selected) {
            return;
        }
        $isWithdrawn = $submission->application->withdrawnAt !== null;
        if ($isWithdrawn || self::isOver($decision, $this->decisions)) {
            ($this->settle)($submission, $decision, $isWithdrawn ? OfferAnswer::Declined : OfferAnswer::Lapsed, 0);
            $this->notices->raise($submission, $decision, $call->record, DecisionEvent::OfferLapsed);
            if (!$isWithdrawn) {
                $this->notices->raise($submission, $decision, $call->record, DecisionEvent::Lapsed);
            }

            return;
        }
        $this->decisions->lookAt($id, $decision->answerUntil?->modify('+1 second'));
        $this->notices->raise($submission, $decision, $call->record, DecisionEvent::Reminder);
    }

    private static function isOver(Decision $decision, DecisionStore $decisions): bool
    {
        return $decision->answerUntil !== null && $decisions->now() > $decision->answerUntil;
    }
}

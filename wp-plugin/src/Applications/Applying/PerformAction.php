<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\PublicResults\PublicResults;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Performs an action of an applicant that is allowed, within the transaction that has locked the submission. */
final readonly class PerformAction
{
    public function __construct(
        private AnswerActions $answers,
        private SubmissionStore $store,
        private ApplicationErasure $erasure,
        private DecisionReviewStore $reviews,
        private PublicResults $results,
    ) {
    }

    /** @throws DomainError invalid_fields · stale_version */
    public function __invoke(Viewer $viewer, Submission $submission, ApplicationRequest $request): void
    {
        match ($request->action) {
            ApplicationAction::Save, ApplicationAction::Send, ApplicationAction::Complete => $this->answers->perform($viewer, $submission, $request),
            ApplicationAction::TakeBack => $this->takeBack($submission),
            ApplicationAction::Withdraw => $this->withdraw($submission),
            ApplicationAction::Delete => $this->erasure->delete([$submission->application->id]),
        };
    }

    private function takeBack(Submission $submission): void
    {
        $this->store->takeBack($submission);
        $this->reviews->forget($submission->application->id);
    }

    private function withdraw(Submission $submission): void
    {
        $this->store->withdraw($submission->application);
        $this->reviews->end($submission->application->id);
        $this->results->forget($submission->application->id, $submission->id);
    }
}

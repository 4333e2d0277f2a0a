<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\PublicResults\PublicResults;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Performs an action of an applicant that is allowed, and enters it into the timeline. Within the transaction that has locked the submission. */
final readonly class PerformAction
{
    public function __construct(
        private AnswerActions $answers,
        private SubmissionStore $store,
        private DecisionReviewStore $reviews,
        private PublicResults $results,
        private Timeline $timeline,
    ) {
    }

    /**
     * @return Submission|null as it now is; null: deleted
     * @throws DomainError invalid_fields · stale_version
     */
    public function __invoke(Viewer $viewer, Submission $submission, ApplicationRequest $request): ?Submission
    {
        match ($request->action) {
            ApplicationAction::Save, ApplicationAction::Send, ApplicationAction::Complete => $this->answers->perform($viewer, $submission, $request),
            ApplicationAction::TakeBack => $this->takeBack($submission),
            ApplicationAction::Withdraw => $this->withdraw($submission),
            ApplicationAction::Delete => $this->store->delete([$submission->application->id]),
        };
        $changed = $this->store->find($request->id);
        $this->record($viewer, $request->action, $changed);

        return $changed;
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

    private function record(Viewer $viewer, ApplicationAction $action, ?Submission $changed): void
    {
        $event = match ($action) {
            ApplicationAction::Send => TimelineEvent::Sent,
            ApplicationAction::Complete => TimelineEvent::Completed,
            ApplicationAction::TakeBack => TimelineEvent::TakenBack,
            ApplicationAction::Withdraw => TimelineEvent::Withdrawn,
            ApplicationAction::Save, ApplicationAction::Delete => null,
        };
        if ($event !== null && $changed !== null) {
            $this->timeline->add($changed->application->id, $event, $viewer->id, ['number' => $changed->sentNumber]);
        }
    }
}

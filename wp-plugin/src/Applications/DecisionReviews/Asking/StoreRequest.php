<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Asking;

use DateTimeImmutable;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Preparing\PrepareDecision;
use Passerelle\Applications\EligibilityCheck\EligibilityDecisions;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Stores a request for a review, while its submission is locked. Until it is answered, nothing else is decided: what was prepared is taken back. */
final readonly class StoreRequest
{
    public function __construct(
        private DecisionReviewStore $reviews,
        private DecisionStore $decisions,
        private EligibilityDecisions $eligibility,
        private PrepareDecision $prepared,
        private SubmissionStore $submissions,
        private Timeline $timeline,
    ) {
    }

    public function result(Submission $submission): ?ReviewableResult
    {
        return ReviewableResult::of($submission, $this->decisions, $this->eligibility);
    }

    /** @throws DomainError invalid_transition: one was asked for already */
    public function __invoke(Viewer $viewer, Submission $submission, ReviewableResult $result, string $text): DecisionReview
    {
        $id = $submission->application->id;
        if (!$this->reviews->ask($id, $submission->id, $result->decisionId, $viewer->id, $text)) {
            throw new DomainError('invalid_transition');
        }
        if (isset($this->decisions->prepared([$submission->id])[$submission->id])) {
            $this->prepared->forget($submission);
        } else {
            $this->submissions->decide($submission, $submission->state);
        }
        $this->timeline->add($id, TimelineEvent::ReviewAsked, $viewer->id, ['text' => $text]);

        return $this->reviews->ofApplication($id) ?? throw new DomainError('invalid_transition');
    }

    public function now(): DateTimeImmutable
    {
        return $this->decisions->now();
    }
}

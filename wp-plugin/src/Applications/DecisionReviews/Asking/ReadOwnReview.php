<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Asking;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\DecisionReviews\ResultFinality;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Management\Instants;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The review of a result for those who apply: whether it can be asked for, until when, and what was answered. */
final readonly class ReadOwnReview
{
    public function __construct(
        private SubmissionStore $submissions,
        private ApplicantRights $rights,
        private InternalCalls $calls,
        private DecisionReviewStore $reviews,
        private StoreRequest $store,
        private ResultFinality $finality,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found, also for those of others
     */
    public function data(Viewer $viewer, int $applicationId): array
    {
        $submission = $this->submissions->find($applicationId);
        $call = $submission !== null && $this->rights->reads($viewer, $submission->application) ? $this->calls->of($submission->application) : null;
        if ($submission === null || $call === null) {
            throw DomainError::notFound();
        }
        $review = $this->reviews->ofApplication($applicationId);
        $until = $review === null ? $this->store->result($submission)?->until : null;
        $isOver = $until !== null && $this->store->now() > $until;

        return [
            'answer' => $review === null || $review->answer === '' ? null : $review->answer,
            'answeredAt' => $review?->answeredAt === null ? null : Times::text($review->answeredAt),
            'askedAt' => $review === null ? null : Times::text($review->askedAt),
            'asks' => $until !== null && !$isOver && $submission->application->withdrawnAt === null && $this->rights->sends($viewer, $submission->application),
            'id' => $applicationId,
            'isFinal' => $this->finality->isFinal($submission),
            'state' => $review?->state->value,
            'text' => $review?->text,
            'until' => $until === null ? null : Times::text($until),
            'zone' => Instants::zoneOf($call->record),
        ];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\Correction;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\DecisionReviewState;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Writes the answer to a review, while its submission is locked: state, timeline and a line of the audit log. */
final readonly class StoreAnswer
{
    private const ACTION = 'decision_review_answered';

    public function __construct(
        private DecisionReviewStore $reviews,
        private SubmissionStore $submissions,
        private Timeline $timeline,
        private AuditLog $audit,
    ) {
    }

    /** @param Correction|null $correction null: the result stays */
    public function __invoke(Viewer $viewer, Submission $submission, DecisionReview $review, Record $call, string $text, ?Correction $correction): void
    {
        $state = $correction === null ? DecisionReviewState::Dismissed : DecisionReviewState::Upheld;
        $this->reviews->answer($review, $state, $viewer->id, $text, $correction);
        if ($correction === null) {
            $this->submissions->decide($submission, $submission->state);
        }
        $this->timeline->add(
            $submission->application->id,
            $correction === null ? TimelineEvent::ReviewDismissed : TimelineEvent::ReviewUpheld,
            $viewer->id,
            ['text' => $text],
        );
        $this->audit->record(new AuditEntry(
            $viewer->id,
            $viewer->roles,
            $call->id,
            $call->groupId,
            self::ACTION,
            ($correction->before->state ?? $submission->state)->value,
            ($correction->after->state ?? $submission->state)->value,
            reason: (string) $submission->application->number,
        ));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Languages\Lang;

/** Open reviews that no manager of the call may answer, for administrators: without anything that an application says. */
final readonly class OpenReviews
{
    /** @param int $max rows */
    public function __construct(
        private DecisionReviewStore $reviews,
        private SubmissionStore $submissions,
        private InternalCalls $calls,
        private ReviewAnswerers $answerers,
        #[Limit('applicationLists', 'own')] private int $max,
    ) {
    }

    /** @return list<OpenReview> the first one that was asked for first */
    public function withoutAnswerer(Lang $language): array
    {
        $rows = [];
        foreach ($this->reviews->allOpen($this->max) as $review) {
            $submission = $this->submissions->ofSubmission($review->submissionId);
            if ($submission === null || $this->answerers->ofCall($review, $submission) !== []) {
                continue;
            }
            $group = $submission->application->callGroup;
            $call = $this->calls->ofGroups([$group], $language->value)[$group] ?? null;
            $named = $review->answerUser !== 0 && $this->answerers->mayBeNamed($review->answerUser, $review, $submission) ? get_userdata($review->answerUser) : false;
            $rows[] = new OpenReview(
                $review->applicationId,
                (string) $submission->application->number,
                $call->record->title ?? '',
                $review->askedAt,
                $named === false ? null : $named->display_name,
            );
        }

        return $rows;
    }
}

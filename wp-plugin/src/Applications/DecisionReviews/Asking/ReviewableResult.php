<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Asking;

use DateTimeImmutable;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\EligibilityCheck\EligibilityDecisions;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;

/** The result of an application that a review would look at. */
final readonly class ReviewableResult
{
    /**
     * @param int $decisionId 0: the eligibility
     * @param DateTimeImmutable|null $until last instant at which a review can be asked for; null: none can
     */
    private function __construct(public int $decisionId, public ?DateTimeImmutable $until)
    {
    }

    /** @return self|null null: there is no result, or none that a review could make better */
    public static function of(Submission $submission, DecisionStore $decisions, EligibilityDecisions $eligibility): ?self
    {
        if ($submission->state === SubmissionState::Ineligible) {
            $decision = $eligibility->of([$submission->id])[$submission->id] ?? null;

            return $decision === null ? null : new self(0, $decision->reviewUntil);
        }
        $decision = DecisionKind::correcting($submission->state) === [] ? null : $decisions->published([$submission->id])[$submission->id] ?? null;

        return $decision === null ? null : new self($decision->id, $decision->reviewUntil);
    }
}

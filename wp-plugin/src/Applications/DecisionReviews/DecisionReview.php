<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

use DateTimeImmutable;

/** A request to review a result, with its answer. */
final readonly class DecisionReview
{
    /**
     * @param int $decisionId 0: about the eligibility
     * @param string $text reasons of who asks
     * @param int $answerUser user id of the member whom an administrator has named to answer; 0: none
     * @param int $answeredBy user id; 0: not answered, or an account that was erased
     * @param string $answer for the applicant
     * @param Correction|null $correction null: nothing was corrected
     */
    public function __construct(
        public int $id,
        public int $applicationId,
        public int $submissionId,
        public int $decisionId,
        public DecisionReviewState $state,
        public DateTimeImmutable $askedAt,
        public string $text,
        public int $answerUser,
        public int $answeredBy,
        public ?DateTimeImmutable $answeredAt,
        public string $answer,
        public ?Correction $correction,
    ) {
    }

    public function isOpen(): bool
    {
        return $this->state === DecisionReviewState::Open;
    }

    public function isAboutEligibility(): bool
    {
        return $this->decisionId === 0;
    }
}

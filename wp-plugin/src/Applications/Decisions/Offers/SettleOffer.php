<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\OfferAnswer;
use Passerelle\Applications\DecisionReviews\ReviewPeriod;
use Passerelle\Applications\PublicResults\PublicResults;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;

/** Stores what became of an offer, while its submission is locked; where it ends, the next of the waiting list gets one. */
final readonly class SettleOffer
{
    public function __construct(
        private DecisionStore $decisions,
        private SubmissionStore $submissions,
        private Timeline $timeline,
        private FreePlace $places,
        private ReviewPeriod $reviews,
        private PublicResults $results,
    ) {
    }

    /**
     * @param int $by user id; 0: the platform
     * @param string $reason of a revocation
     */
    public function __invoke(Submission $submission, Decision $decision, OfferAnswer $answer, int $by, string $reason = ''): void
    {
        [$state, $event] = match ($answer) {
            OfferAnswer::Confirmed => [SubmissionState::Confirmed, TimelineEvent::OfferConfirmed],
            OfferAnswer::Declined => [SubmissionState::Declined, TimelineEvent::OfferDeclined],
            OfferAnswer::Lapsed => [SubmissionState::Declined, TimelineEvent::OfferLapsed],
            OfferAnswer::Revoked => [SubmissionState::Revoked, TimelineEvent::OfferRevoked],
        };
        $this->decisions->answer($decision, $answer, $by, $reason, $answer === OfferAnswer::Revoked ? $this->reviews->ofSubmission($submission) : null);
        $this->submissions->decide($submission, $state);
        $this->timeline->add($submission->application->id, $event, $by, [...($reason === '' ? [] : ['text' => $reason]), ...$submission->stage->entryData()]);
        if ($answer !== OfferAnswer::Confirmed) {
            $this->results->forget($submission->application->id, $submission->id);
            $this->places->of($decision, $submission->stage);
        }
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\Correction;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\RecordedResult;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** Corrects the result of an application whose review is upheld, while it is locked, and records it before and after. */
final readonly class CorrectResult
{
    public function __construct(
        private RestoreEligibility $restore,
        private PublishCorrection $publish,
        private StageRanking $ranking,
        private DecisionStore $decisions,
        private SubmissionStore $submissions,
    ) {
    }

    /** @throws DomainError invalid_fields · invalid_transition · letter_value_missing · letters_outdated */
    public function __invoke(Viewer $viewer, Submission $submission, DecisionReview $review, Record $call, ReviewAnswer $answer): Correction
    {
        $before = $this->recorded($submission, $call);
        if ($review->isAboutEligibility()) {
            if ($answer->decision !== null) {
                throw DomainError::invalid([new FieldError('kind', 'unexpected_fields')]);
            }
            ($this->restore)($viewer, $submission);
        } else {
            ($this->publish)($viewer, $submission, $call, $answer->decision ?? throw DomainError::invalid([new FieldError('kind', 'required')]), $answer->sources);
        }

        return new Correction($before, $this->recorded($this->submissions->ofSubmission($submission->id) ?? $submission, $call));
    }

    private function recorded(Submission $submission, Record $call): RecordedResult
    {
        $decision = $this->decisions->published([$submission->id])[$submission->id] ?? null;
        [$rank, $ranked] = $this->ranking->of($call, $submission);

        return $submission->state->isDecided() && $decision !== null
            ? new RecordedResult($submission->state, $decision->place, $decision->amount, $decision->currency, $rank, $ranked)
            : new RecordedResult($submission->state, rank: $rank, ranked: $ranked);
    }
}

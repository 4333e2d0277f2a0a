<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\Notices\DecisionReviewNotices;
use Passerelle\Applications\InternalCalls;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Answers a request for a review: the result stays, or is corrected, with its letter, in one transaction. */
final readonly class AnswerReview
{
    /** @param int $textMax characters */
    public function __construct(
        private ReviewAccess $access,
        private InternalCalls $calls,
        private CorrectResult $correct,
        private StoreAnswer $store,
        private DecisionReviewNotices $notices,
        private Transaction $transaction,
        #[Limit('decisions', 'reviewAnswer')] private int $textMax,
    ) {
    }

    /**
     * @param int $version of the handling of the application that the person saw
     * @throws DomainError not_found · stale_version: also when it was answered meanwhile · invalid_transition · own_reviews_open · invalid_fields
     *     · letter_value_missing · letters_outdated
     */
    public function __invoke(Viewer $viewer, int $applicationId, int $version, ReviewAnswer $answer): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $version, $answer): void {
            [$submission, $review] = $this->access->lock($viewer, $applicationId, $version);
            $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
            $text = trim($answer->text);
            if ($text === '' || mb_strlen($text) > $this->textMax) {
                throw DomainError::invalid([$text === '' ? new FieldError('text', 'required') : new FieldError('text', 'too_long', ['max' => $this->textMax])]);
            }
            $correction = $answer->isUpheld ? ($this->correct)($viewer, $submission, $review, $call->record, $answer) : null;
            ($this->store)($viewer, $submission, $review, $call->record, $text, $correction);
            $this->notices->answered($submission, $call->record, $review, $answer->isUpheld);
        });
    }
}

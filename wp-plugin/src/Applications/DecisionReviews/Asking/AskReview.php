<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Asking;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\DecisionReviews\Notices\DecisionReviewNotices;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Management\Instants;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Who sends an application asks once for a review of its result, with reasons, until the instant that was stored with the result, by the server’s clock. */
final readonly class AskReview
{
    /** @param int $textMax characters */
    public function __construct(
        private SubmissionStore $submissions,
        private ApplicantRights $rights,
        private InternalCalls $calls,
        private StoreRequest $store,
        private DecisionReviewNotices $notices,
        private Transaction $transaction,
        #[Limit('decisions', 'reviewText')] private int $textMax,
    ) {
    }

    /** @throws DomainError not_found, also for those of others · invalid_transition · review_over · invalid_fields */
    public function __invoke(Viewer $viewer, int $applicationId, string $text): void
    {
        $text = trim($text);
        $this->transaction->run(function () use ($viewer, $applicationId, $text): void {
            $submission = $this->submissions->lock($applicationId);
            if ($submission === null || !$this->rights->reads($viewer, $submission->application)) {
                throw DomainError::notFound();
            }
            $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
            $result = $this->store->result($submission);
            $isPossible = $submission->application->withdrawnAt === null && $this->rights->sends($viewer, $submission->application);
            if (!$isPossible || $result?->until === null) {
                throw new DomainError('invalid_transition');
            }
            if ($this->store->now() > $result->until) {
                throw DomainError::dated('review_over', $result->until, Instants::zoneOf($call->record));
            }
            if ($text === '' || mb_strlen($text) > $this->textMax) {
                throw DomainError::invalid([$text === '' ? new FieldError('text', 'required') : new FieldError('text', 'too_long', ['max' => $this->textMax])]);
            }
            $this->notices->asked($submission, $call->record, ($this->store)($viewer, $submission, $result, $text));
        });
    }
}

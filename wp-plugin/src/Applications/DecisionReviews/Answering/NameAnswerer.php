<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\DecisionReviews\Notices\DecisionReviewNotices;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Administrators name a member who answers a review that no manager of the call may answer. They read nothing of the application for that. */
final readonly class NameAnswerer
{
    public function __construct(
        private SubmissionStore $submissions,
        private DecisionReviewStore $reviews,
        private ReviewAnswerers $answerers,
        private InternalCalls $calls,
        private DecisionReviewNotices $notices,
        private StoreName $store,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $email of the member
     * @throws DomainError forbidden for others than administrators · not_found: no review is open · invalid_transition: a manager of the call may answer
     *     · invalid_fields: no such member, or one who may not answer
     */
    public function __invoke(Viewer $viewer, int $applicationId, string $email): void
    {
        if (!$viewer->isAdministrator()) {
            throw DomainError::forbidden();
        }
        $this->transaction->run(function () use ($viewer, $applicationId, $email): void {
            $submission = $this->submissions->lock($applicationId);
            $review = $submission === null ? null : $this->reviews->ofApplication($applicationId);
            $call = $submission === null ? null : $this->calls->of($submission->application);
            if ($submission === null || $review === null || $call === null || !$review->isOpen()) {
                throw DomainError::notFound();
            }
            if ($this->answerers->ofCall($review, $submission) !== []) {
                throw new DomainError('invalid_transition');
            }
            $user = get_user_by('email', trim($email));
            if ($user === false) {
                throw DomainError::invalid([new FieldError('email', 'unknown_user')]);
            }
            if (!$this->answerers->mayBeNamed($user->ID, $review, $submission)) {
                throw DomainError::invalid([new FieldError('email', 'invalid_choice')]);
            }
            ($this->store)($viewer, $review, $call->record, $user->ID);
            $this->notices->named($submission, $call->record, $review, $user->ID);
        });
    }
}

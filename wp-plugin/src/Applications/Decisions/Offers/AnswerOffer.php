<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\OfferAnswer;
use Passerelle\Applications\Decisions\Publication\DecisionEvent;
use Passerelle\Applications\Decisions\Publication\DecisionNotices;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Management\Instants;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Who sends an application confirms or declines its offer, until the instant that its letter says, by the server’s clock. */
final readonly class AnswerOffer
{
    public function __construct(
        private SubmissionStore $submissions,
        private ApplicantRights $rights,
        private InternalCalls $calls,
        private DecisionStore $decisions,
        private SettleOffer $settle,
        private DecisionNotices $notices,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError not_found, also for those of others · invalid_transition: there is no offer · offer_over */
    public function __invoke(Viewer $viewer, int $applicationId, bool $confirms): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $confirms): void {
            $submission = $this->submissions->lock($applicationId);
            if ($submission === null || !$this->rights->reads($viewer, $submission->application)) {
                throw DomainError::notFound();
            }
            $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
            $decision = $this->decisions->published([$submission->id])[$submission->id] ?? null;
            $isOffered = $submission->state === SubmissionState::Selected && $submission->application->withdrawnAt === null;
            if ($decision === null || !$isOffered || !$this->rights->sends($viewer, $submission->application)) {
                throw new DomainError('invalid_transition');
            }
            if ($decision->answerUntil !== null && $this->decisions->now() > $decision->answerUntil) {
                throw DomainError::dated('offer_over', $decision->answerUntil, Instants::zoneOf($call->record));
            }
            ($this->settle)($submission, $decision, $confirms ? OfferAnswer::Confirmed : OfferAnswer::Declined, $viewer->id);
            $this->notices->raise($submission, $decision, $call->record, $confirms ? DecisionEvent::OfferConfirmed : DecisionEvent::OfferDeclined);
        });
    }
}

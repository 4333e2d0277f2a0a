<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Who sends a confirmed application agrees that its result is shown on the page of the call, or takes that back at any time. */
final readonly class AgreeToShow
{
    public function __construct(
        private SubmissionStore $submissions,
        private ApplicantRights $rights,
        private OwnResult $own,
        private PublicResultStore $store,
        private PublicResults $results,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError not_found, also for those of others · invalid_transition: it is not confirmed, or the call shows no results */
    public function __invoke(Viewer $viewer, int $applicationId, bool $agrees): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $agrees): void {
            $submission = $this->submissions->lock($applicationId);
            if ($submission === null || !$this->rights->reads($viewer, $submission->application)) {
                throw DomainError::notFound();
            }
            if (!$this->rights->sends($viewer, $submission->application)) {
                throw new DomainError('invalid_transition');
            }
            if (!$agrees) {
                $this->results->forget($applicationId, $submission->id);
                return;
            }
            $result = $submission->state === SubmissionState::Confirmed ? $this->own->offered($submission) : null;
            if ($result === null) {
                throw new DomainError('invalid_transition');
            }
            if ($this->store->find($submission->id) === null) {
                $this->store->agree($submission->id, $submission->application->callGroup, $viewer->id, $result);
            }
        });
    }
}

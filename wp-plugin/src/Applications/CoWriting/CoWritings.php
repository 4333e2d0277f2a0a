<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Applications for those who invite co-writers. */
final readonly class CoWritings
{
    public function __construct(private SubmissionStore $store, private ApplicantRights $rights, private InternalCalls $calls)
    {
    }

    /**
     * Within a transaction: the submission stays as it is until its end.
     *
     * @throws DomainError not_found, also for those of others · forbidden for co-writers and members who may not invite · invalid_transition: withdrawn, or a trial
     */
    public function lock(Viewer $viewer, int $id): Submission
    {
        $submission = $this->lockOwn($viewer, $id);
        if (!$this->rights->sends($viewer, $submission->application)) {
            throw new DomainError('forbidden');
        }

        return $submission->application->withdrawnAt === null && !$submission->application->isTrial() ? $submission : throw new DomainError('invalid_transition');
    }

    /**
     * The same for whoever reads it.
     *
     * @throws DomainError not_found
     */
    public function lockOwn(Viewer $viewer, int $id): Submission
    {
        $submission = $this->store->lock($id);

        return $submission !== null && $this->rights->reads($viewer, $submission->application) ? $submission : throw DomainError::notFound();
    }

    /** @throws DomainError not_found */
    public function call(Submission $submission): Record
    {
        $application = $submission->application;
        $call = $this->calls->of($application);

        return $call === null ? throw DomainError::notFound() : $call->record;
    }
}

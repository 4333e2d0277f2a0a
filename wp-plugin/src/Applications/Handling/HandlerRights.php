<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Stages\KnownStages;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/**
 * Who handles the applications of a call: its owner and its managers, as long as they may edit it. For anybody else they do not exist,
 * administrators included. Nobody handles an application that they began, write or apply with.
 */
final readonly class HandlerRights
{
    public function __construct(
        private Records $records,
        private Policy $policy,
        private SubmissionStore $store,
        private ApplicantRights $applicants,
        private KnownStages $stages,
    ) {
    }

    /**
     * A call whose applications the person handles.
     *
     * @param int $callId in either language
     * @throws DomainError not_found
     */
    public function call(Viewer $viewer, int $callId): Record
    {
        $call = $this->records->find($callId);

        return $call !== null && $this->handlesCall($viewer, $call) ? $call : throw DomainError::notFound();
    }

    /**
     * A stage of a call that the person handles.
     *
     * @param int|null $number null: the first
     * @throws DomainError not_found
     */
    public function stage(Record $call, ?int $number): Stage
    {
        return $this->stages->of($call->groupId, $number);
    }

    public function handlesCall(Viewer $viewer, Record $call): bool
    {
        return $viewer->isSignedIn()
            && $call->type === ContentType::CallForApplication
            && $call->version > 0
            && !in_array($call->status, [Status::AutoDraft, Status::Trash], true)
            && in_array($viewer->id, CallPeople::editors($call), true)
            && $this->policy->canEdit($viewer, $call);
    }

    /**
     * An application that was sent and that the person handles, withdrawn ones included: what it sent at the latest stage, or at another one.
     *
     * @throws DomainError not_found
     */
    public function submission(Viewer $viewer, int $applicationId, ?int $stage = null): Submission
    {
        return $this->handled($viewer, $stage === null ? $this->store->sent($applicationId)[0] ?? null : $this->store->atStage($applicationId, $stage));
    }

    /**
     * The same, as it is until the end of the transaction.
     *
     * @throws DomainError not_found
     */
    public function lock(Viewer $viewer, int $applicationId): Submission
    {
        return $this->handled($viewer, $this->store->lockSent($applicationId));
    }

    public function handles(Viewer $viewer, Submission $submission): bool
    {
        return $submission->wasSent() && $this->mayHandle($viewer, $submission);
    }

    /** Whether the person handles it, or would once it is sent. */
    public function mayHandle(Viewer $viewer, Submission $submission): bool
    {
        return !$submission->application->isTrial()
            && !$submission->application->isRemoved()
            && $submission->application->hasApplicant()
            && !$this->isParty($viewer, $submission->application)
            && $this->handlesCallOf($viewer, $submission->application);
    }

    /** Whether the application is the person’s own in any way: began it, applies with it, also for a structure, or co-writes it. */
    public function isParty(Viewer $viewer, Application $application): bool
    {
        return $application->userId === $viewer->id || $this->applicants->reads($viewer, $application);
    }

    /** @throws DomainError not_found */
    private function handled(Viewer $viewer, ?Submission $submission): Submission
    {
        return $submission !== null && $this->handles($viewer, $submission) ? $submission : throw DomainError::notFound();
    }

    private function handlesCallOf(Viewer $viewer, Application $application): bool
    {
        foreach ($this->records->findGroups([$application->callGroup])[$application->callGroup] ?? [] as $call) {
            if ($this->handlesCall($viewer, $call)) {
                return true;
            }
        }

        return false;
    }
}

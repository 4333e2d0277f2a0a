<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Mentoring\MentorRights;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/**
 * Who takes part in the thread of an application, as long as their part in it lasts: those who apply, from the first draft on, and co-writers,
 * of whom those with the role "read" only read; those who handle it, once it was sent or an applicant has written to them; and its mentors. For
 * anybody else there is no thread: reviewers, administrators and trials have none. Once it is withdrawn, the thread is only read.
 */
final readonly class ThreadRights
{
    public function __construct(
        private SubmissionStore $store,
        private ApplicantRights $applicants,
        private HandlerRights $handlers,
        private MentorRights $mentors,
        private ThreadStore $threads,
    ) {
    }

    /** @throws DomainError not_found */
    public function require(Viewer $viewer, int $applicationId): ThreadParty
    {
        return $this->party($viewer, $this->store->find($applicationId)) ?? throw DomainError::notFound();
    }

    /**
     * The same, while the application is locked.
     *
     * @throws DomainError not_found
     */
    public function lock(Viewer $viewer, int $applicationId): ThreadParty
    {
        return $this->party($viewer, $this->store->lock($applicationId)) ?? throw DomainError::notFound();
    }

    /** @return ThreadParty|null null: the person takes no part in it */
    public function party(Viewer $viewer, ?Submission $submission): ?ThreadParty
    {
        if ($submission === null || $submission->application->isTrial() || $submission->application->isRemoved()) {
            return null;
        }
        $isOpen = $submission->application->withdrawnAt === null;
        $role = $this->applicants->roleOf($viewer, $submission->application);
        if ($role !== null) {
            return new ThreadParty($submission, ThreadSide::Applicant, $isOpen && $role->writes());
        }
        $isTeam = $this->handlers->mayHandle($viewer, $submission) && ($submission->wasSentAnywhere() || $this->threads->has($submission->application->id));

        if ($isTeam) {
            return new ThreadParty($submission, ThreadSide::Team, $isOpen);
        }

        return $this->mentors->find($viewer, $submission->application) === null ? null : new ThreadParty($submission, ThreadSide::Mentor, $isOpen);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/**
 * Who mentors an application: whom its applicant has accepted, as long as the call names them as a mentor. For other mentors of the call it does
 * not exist. Nobody mentors an application that they apply with or write.
 */
final readonly class MentorRights
{
    public function __construct(
        private MentorshipStore $store,
        private SubmissionStore $submissions,
        private InternalCalls $calls,
        private ApplicantRights $applicants,
    ) {
    }

    /**
     * @return array{Submission, Mentorship} what was written last
     * @throws DomainError not_found
     */
    public function require(Viewer $viewer, int $applicationId): array
    {
        $submission = $this->submissions->find($applicationId);
        $mentorship = $submission === null ? null : $this->find($viewer, $submission->application);

        return $submission !== null && $mentorship !== null ? [$submission, $mentorship] : throw DomainError::notFound();
    }

    /** @return Mentorship|null null: the person does not mentor it */
    public function find(Viewer $viewer, Application $application): ?Mentorship
    {
        $mentorship = $viewer->isSignedIn() ? $this->store->find($application->id, $viewer->id) : null;

        return $mentorship?->state === MentorState::Accepted && $this->lasts($viewer, $application, $this->calls->of($application)) ? $mentorship : null;
    }

    /**
     * @param string $language in which the calls are wanted
     * @return list<array{Submission, InternalCall}> what was written last in the applications that the person mentors, without answers, the last changed first
     */
    public function mentoredBy(Viewer $viewer, string $language): array
    {
        $ids = array_map(static fn (Mentorship $each): int => $each->applicationId, $viewer->isSignedIn() ? $this->store->acceptedOf($viewer->id) : []);
        $submissions = $this->submissions->listOf($ids);
        $calls = $submissions === [] ? [] : $this->calls->ofSubmissions($submissions, $language);
        $mentored = [];
        foreach ($submissions as $submission) {
            $call = $calls[$submission->id] ?? null;
            if ($call !== null && $this->lasts($viewer, $submission->application, $call)) {
                $mentored[] = [$submission, $call];
            }
        }

        return $mentored;
    }

    /**
     * @param list<int> $callGroups
     * @return list<int> ids of the applications that the person mentors, but for those to these calls
     */
    public function applicationsOutside(Viewer $viewer, array $callGroups): array
    {
        $applications = array_map(static fn (array $each): Application => $each[0]->application, $this->mentoredBy($viewer, Lang::French->value));
        $outside = array_filter($applications, static fn (Application $each): bool => !in_array($each->callGroup, $callGroups, true));

        return array_values(array_map(static fn (Application $each): int => $each->id, $outside));
    }

    /** @return list<int> user ids of those who mentor it */
    public function mentorsOf(Application $application): array
    {
        $named = CallPeople::mentors($this->calls->of($application)?->record);
        $accepted = array_filter($this->store->of($application->id), static fn (Mentorship $each): bool => $each->state === MentorState::Accepted);

        return array_values(array_intersect(array_map(static fn (Mentorship $each): int => $each->userId, $accepted), $named));
    }

    private function lasts(Viewer $viewer, Application $application, ?InternalCall $call): bool
    {
        return !$application->isTrial()
            && !$application->isRemoved()
            && $application->hasApplicant()
            && in_array($viewer->id, CallPeople::mentors($call?->record), true)
            && !$this->applicants->reads($viewer, $application);
    }
}

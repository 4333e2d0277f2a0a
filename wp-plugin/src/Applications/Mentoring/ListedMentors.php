<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\CoWriting\CoWritings;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Messages\ThreadNames;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The mentors of an application, for those who write it and those who handle it. */
final readonly class ListedMentors
{
    public function __construct(
        private SubmissionStore $submissions,
        private ApplicantRights $applicants,
        private HandlerRights $handlers,
        private CoWritings $applications,
        private MentorshipStore $store,
        private Candidates $candidates,
        private ThreadNames $names,
    ) {
    }

    /**
     * @return array<string, mixed> as the API shows it
     * @throws DomainError not_found
     */
    public function data(Viewer $viewer, int $applicationId): array
    {
        $submission = $this->submissions->find($applicationId);
        $isTeam = $submission !== null && $submission->wasSentAnywhere() && $this->handlers->mayHandle($viewer, $submission);
        if ($submission === null || (!$isTeam && !$this->applicants->reads($viewer, $submission->application))) {
            throw DomainError::notFound();
        }
        $application = $submission->application;
        $call = $this->applications->call($submission);
        $mentorships = array_values(array_filter(
            $this->store->of($applicationId),
            static fn (Mentorship $each): bool => $isTeam || $each->state !== MentorState::Withdrawn,
        ));
        $candidates = $isTeam && $application->withdrawnAt === null ? $this->candidates->of($application, $call) : [];
        $names = $this->names->ofUsers([...array_map(static fn (Mentorship $each): int => $each->userId, $mentorships), ...$candidates]);

        return [
            'candidates' => array_map(static fn (int $userId): array => ['id' => $userId, 'name' => $names[$userId] ?? ''], $candidates),
            'id' => $applicationId,
            'isTeam' => $isTeam,
            'mentors' => array_map(fn (Mentorship $each): array => [
                'actions' => array_column($this->actions($viewer, $submission, $call, $each, $isTeam), 'value'),
                'changedAt' => Times::text($each->changedAt),
                'id' => $each->userId,
                'name' => $names[$each->userId] ?? '',
                'readsDraft' => $each->readsDraft,
                'state' => $each->state->value,
            ], $mentorships),
        ];
    }

    /** @return list<MentorAction> */
    private function actions(Viewer $viewer, Submission $submission, Record $call, Mentorship $mentorship, bool $isTeam): array
    {
        $application = $submission->application;
        $isAllowed = $isTeam || $this->applicants->sends($viewer, $application);
        $actions = $isAllowed ? MentorAction::allowed($mentorship, $application, $call, $isTeam) : [];

        // A mentor is proposed anew among the candidates.
        return array_values(array_filter($actions, static fn (MentorAction $each): bool => $each !== MentorAction::Propose));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use DateTimeImmutable;
use Passerelle\Applications\Handling\Reading\SentStages;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Messages\ThreadNames;
use Passerelle\Applications\Messages\ThreadSide;
use Passerelle\Applications\Messages\UnreadMessages;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Applications for their mentors: what was sent, and what is written where the applicant lets them read it. Nothing that those who handle or review it have written. */
final readonly class ReadMentored
{
    public function __construct(
        private MentorRights $rights,
        private InternalCalls $calls,
        private SentStages $stages,
        private MentoredDraft $draft,
        private ThreadNames $names,
        private UnreadMessages $unread,
    ) {
    }

    /**
     * @return list<array<string, mixed>> the last changed first
     * @throws DomainError access_token_missing
     */
    public function list(Viewer $viewer, string $language): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $mentored = $this->rights->mentoredBy($viewer, $language);
        $applications = array_map(static fn (array $each): Application => $each[0]->application, $mentored);
        $names = $this->names->ofApplicants($applications);
        $unread = $this->unread->of($viewer, ThreadSide::Mentor, array_map(static fn (Application $each): int => $each->id, $applications));

        return array_map(static fn (array $each): array => [
            ...self::row($each[0], $each[1], $names),
            'unread' => $unread[$each[0]->application->id] ?? 0,
        ], $mentored);
    }

    /**
     * @return array<string, mixed> as the API shows it
     * @throws DomainError not_found
     */
    public function data(Viewer $viewer, int $applicationId): array
    {
        [$submission, $mentorship] = $this->rights->require($viewer, $applicationId);
        $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();

        return [
            ...self::row($submission, $call, $this->names->ofApplicants([$submission->application])),
            'draft' => MentoredDraft::isReadIn($mentorship, $submission) ? $this->draft->data($submission) : null,
            'language' => $submission->application->language,
            'readsDraft' => $mentorship->readsDraft,
            'stages' => array_map(SentStages::withoutStatistics(...), $this->stages->all($submission->application)),
        ];
    }

    /**
     * @param array<int, string> $names by application
     * @return array<string, mixed>
     */
    private static function row(Submission $submission, InternalCall $call, array $names): array
    {
        $application = $submission->application;

        return [
            'callTitle' => $call->record->title,
            'changedAt' => Times::text($submission->changedAt),
            'id' => $application->id,
            'name' => $names[$application->id] ?? null,
            'number' => $application->number,
            'state' => $submission->state->value,
            'withdrawnAt' => $application->withdrawnAt instanceof DateTimeImmutable ? Times::text($application->withdrawnAt) : null,
            'zone' => $call->record->values->textOrNull('zone'),
        ];
    }
}

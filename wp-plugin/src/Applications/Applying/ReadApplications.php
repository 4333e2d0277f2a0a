<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Deadline;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\InternalCall;
use DateTimeImmutable;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Applications for those who apply and co-writers. */
final readonly class ReadApplications
{
    public function __construct(
        private SubmissionStore $store,
        private ApplicantRights $rights,
        private ApplicationSteps $steps,
        private InternalCalls $calls,
        private AfterSending $after,
        private ApplicationForm $form,
        private PeopleOfApplication $people,
    ) {
    }

    /**
     * @return array<string, mixed> the application with its form, as the API shows it
     * @throws DomainError not_found, also for those of others
     */
    public function data(Viewer $viewer, int $id): array
    {
        $submission = $this->store->find($id);
        if ($submission === null || !$this->rights->reads($viewer, $submission->application)) {
            throw DomainError::notFound();
        }
        $application = $submission->application;
        $call = $this->calls->ofSubmission($submission) ?? throw DomainError::notFound();
        $structure = $this->people->structures([$submission])[$application->structureGroup] ?? null;

        return [
            ...$this->row($viewer, $submission, $call, $structure),
            ...$this->form->data($submission, $structure, $this->rights->roleOf($viewer, $application) ?? WriterRole::Read),
            ...$this->people->data($viewer, $submission, $structure),
            'eligibility' => $this->after->eligibility($submission),
            'trialUntil' => self::time($application->trialUntil),
            'removalAt' => self::time($application->standing->removalAt),
        ];
    }

    /** @return list<array<string, mixed>> its co-writers; none where the person reads it no more */
    public function coWriters(Viewer $viewer, int $id): array
    {
        $submission = $this->store->find($id);

        return $submission !== null && $this->rights->reads($viewer, $submission->application) ? $this->people->coWriters($viewer, $submission->application) : [];
    }

    /**
     * @return list<array<string, mixed>> one's own, those of one's structures and those that one co-writes, the last changed first
     * @throws DomainError access_token_missing
     */
    public function list(Viewer $viewer, string $language): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $submissions = $this->store->listOfApplicant($viewer->id, $this->rights->structuresOf($viewer), $this->rights->coWrittenBy($viewer));
        $calls = $this->calls->ofSubmissions($submissions, $language);
        $structures = $this->people->structures($submissions);
        $rows = [];
        foreach ($submissions as $submission) {
            $application = $submission->application;
            $call = $calls[$submission->id] ?? null;
            if ($call !== null) {
                $rows[] = $this->row($viewer, $submission, $call, $structures[$application->structureGroup] ?? null);
            }
        }

        return $rows;
    }

    /** @return array<string, mixed> */
    private function row(Viewer $viewer, Submission $submission, InternalCall $call, ?Record $structure): array
    {
        $application = $submission->application;
        $deadline = Deadline::of($call, $application);
        $role = $this->rights->roleOf($viewer, $application) ?? throw DomainError::notFound();

        return [
            'actions' => array_column($this->steps->offered($viewer, $submission, $call), 'value'),
            'applicantName' => $role === WriterRole::Applicant ? null : $structure->title ?? $this->people->nameOf($application->userId),
            'begunAt' => Times::text($application->begunAt),
            'callId' => $call->record->id,
            'callState' => $call->state->value,
            'callTitle' => $call->record->title,
            'changedAt' => Times::text($submission->changedAt),
            'completion' => $this->after->completion($submission),
            'closesAt' => self::time($deadline->at()),
            'id' => $application->id,
            'isLapsed' => $submission->isDraft() && !$submission->wasSent() && $deadline->isPast() && !$application->isTrial(),
            'invites' => $this->rights->sends($viewer, $application) && $application->withdrawnAt === null && !$application->isTrial(),
            'language' => $application->language,
            'lateUntil' => self::time($deadline->lateUntil()),
            'number' => $application->number,
            'opensAt' => self::time($call->dates()->opensAt),
            'role' => $role->value,
            'sentAt' => self::time($submission->sentAt),
            'sentNumber' => $submission->sentNumber,
            'stage' => $submission->stage->number,
            'stageNames' => $call->stage?->namesData() ?? [],
            'state' => $submission->state->value,
            'structureName' => $structure?->title,
            'version' => $submission->version,
            'withdrawnAt' => self::time($application->withdrawnAt),
            'zone' => $call->record->values->textOrNull('zone'),
        ];
    }

    private static function time(?DateTimeImmutable $instant): ?string
    {
        return $instant === null ? null : Times::text($instant);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** An application for those who handle it: as it was sent, never as it is being written. */
final readonly class ReadReceived
{
    public function __construct(
        private HandlerRights $rights,
        private SnapshotStore $snapshots,
        private SentVersions $versions,
        private SentStages $stages,
        private InternalCalls $calls,
        private ReceivedLetters $letters,
    ) {
    }

    /**
     * @param int|null $number of the version to read; null: the one that counts
     * @param int|null $stage null: the latest at which it was sent
     * @param int|null $earlier number of the version to compare with; null: none
     * @return array<string, mixed>
     * @throws DomainError not_found, also for versions that there are not
     */
    public function data(Viewer $viewer, int $applicationId, ?int $number, ?int $earlier, ?int $stage = null): array
    {
        return $this->ofSubmission($this->rights->submission($viewer, $applicationId, $stage), $number, $earlier);
    }

    /**
     * The same, for whoever was found to read it.
     *
     * @param int|null $number of the version to read; null: the one that counts
     * @param int|null $earlier number of the version to compare with; null: none
     * @return array<string, mixed>
     * @throws DomainError not_found: no such version
     */
    public function ofSubmission(Submission $submission, ?int $number, ?int $earlier): array
    {
        $application = $submission->application;
        $snapshots = $this->snapshots->ofSubmission($submission->id);
        $shown = $this->versions->find($submission, $snapshots, $number ?? $submission->sentNumber);
        $compared = $earlier === null ? null : $this->versions->find($submission, $snapshots, $earlier);
        $call = ($this->calls->ofGroups([$application->callGroup], $application->language)[$application->callGroup] ?? null)?->record;
        $sent = $shown->sent;

        return [
            'id' => $application->id,
            'callId' => $call->id ?? 0,
            'callTitle' => $call->title ?? '',
            'zone' => $call?->values->textOrNull('zone'),
            'number' => $application->number,
            'state' => $submission->state->value,
            'withdrawnAt' => $application->withdrawnAt === null ? null : Times::text($application->withdrawnAt),
            'name' => $sent->name,
            'person' => $sent->person === '' ? null : $sent->person,
            'country' => $sent->country === '' ? null : $sent->country,
            'language' => $application->language,
            'askedUntil' => $submission->completion === null ? null : Times::text($submission->completion->until),
            'versions' => array_map(static fn (Snapshot $each): array => [
                'number' => $each->number,
                'sentAt' => Times::text($each->sentAt),
                'sha256' => $each->sha256,
            ], $snapshots),
            'shown' => $this->versions->data($shown),
            'earlier' => $compared === null ? null : $this->versions->data($compared),
            'changed' => $compared === null ? [] : $shown->changedSince($compared),
            'stage' => $submission->stage->number,
            'stages' => $this->stages->data($application),
            'letters' => $this->letters->of($submission->id, array_map(static fn (Question $question): string => $question->id, $shown->questions())),
        ];
    }
}

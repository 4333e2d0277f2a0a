<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFiles;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** An application for those who handle it: as it was sent, never as it is being written. */
final readonly class ReadReceived
{
    public function __construct(
        private HandlerRights $rights,
        private SnapshotStore $snapshots,
        private AnsweredForms $forms,
        private FormReader $reader,
        private InternalCalls $calls,
        private StoredFiles $files,
        private ReceivedLetters $letters,
    ) {
    }

    /**
     * @param int|null $number of the version to read; null: the one that counts
     * @param int|null $earlier number of the version to compare with; null: none
     * @return array<string, mixed>
     * @throws DomainError not_found, also for versions that there are not
     */
    public function data(Viewer $viewer, int $applicationId, ?int $number, ?int $earlier): array
    {
        return $this->ofSubmission($this->rights->submission($viewer, $applicationId), $number, $earlier);
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
        $shown = $this->version($submission, $snapshots, $number ?? $submission->sentNumber);
        $compared = $earlier === null ? null : $this->version($submission, $snapshots, $earlier);
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
            'shown' => $this->versionData($shown),
            'earlier' => $compared === null ? null : $this->versionData($compared),
            'changed' => $compared === null ? [] : $shown->changedSince($compared),
            'letters' => $this->letters->of($submission->id, array_map(static fn (Question $question): string => $question->id, $shown->questions())),
        ];
    }

    /**
     * @param list<Snapshot> $snapshots
     * @throws DomainError not_found
     */
    private function version(Submission $submission, array $snapshots, int $number): SentVersion
    {
        foreach ($snapshots as $snapshot) {
            $form = $snapshot->number === $number && $snapshot->document !== '' ? $snapshot->members()['form'] ?? null : null;
            $version = is_int($form) ? $this->forms->version($submission, $form) : null;
            if ($version !== null) {
                return new SentVersion($snapshot, $this->reader->read($version->document), $version->document);
            }
        }

        throw DomainError::notFound();
    }

    /** @return array<string, mixed> */
    private function versionData(SentVersion $version): array
    {
        $sent = $version->sent;
        $questions = $version->questions();
        $ids = array_map(static fn (Question $question): string => $question->id, $questions);
        $files = $this->files->findMany(array_column($sent->files, 'id'));

        return [
            'number' => $version->snapshot->number,
            'sentAt' => Times::text($version->snapshot->sentAt),
            'sha256' => $version->snapshot->sha256,
            'form' => $version->document,
            'questions' => $ids,
            'answers' => $sent->answers->of(array_values(array_intersect($sent->answers->ids(), $ids)))->json(),
            'profile' => array_map(
                static fn (string $name, string $value): array => ['name' => $name, 'value' => $value],
                array_keys($sent->profile),
                array_values($sent->profile),
            ),
            'files' => array_map(static fn (array $file): array => [
                'id' => $file['id'],
                'questionId' => $file['question'],
                'name' => $file['name'],
                'bytes' => $file['bytes'],
                'type' => $file['type'],
                'sha256' => $file['sha256'],
                // A file that is gone or was refused after sending can’t be opened.
                'state' => ($files[$file['id']]->state ?? FileState::Refused)->value,
            ], $sent->files),
        ];
    }
}

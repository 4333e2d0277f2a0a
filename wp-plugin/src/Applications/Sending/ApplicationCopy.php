<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use Passerelle\Accounts\PersonZone;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\CoWriting\FormOfCoWriters;
use Passerelle\Applications\Forms\Judging\FittingAnswers;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** An application to print: what was sent last and counts, as it was then, or the answers as they are now. */
final readonly class ApplicationCopy
{
    public function __construct(
        private SubmissionStore $store,
        private ApplicantRights $rights,
        private SnapshotStore $snapshots,
        private AnsweredForms $forms,
        private FormReader $reader,
        private InternalCalls $calls,
        private SenderFacts $facts,
    ) {
    }

    /**
     * @param bool $isSent true: as it was sent; false: as it is now
     * @param int|null $stage null: the latest
     * @return array{document: string, form: string, readerZone: string|null, sentAt: string|null, sha256: string|null, submissionId: int, zone: string|null}
     * @throws DomainError not_found, also for those of others and for what was never sent
     */
    public function data(Viewer $viewer, int $id, bool $isSent, ?int $stage = null): array
    {
        $submission = $stage === null ? $this->store->find($id) : $this->store->atStage($id, $stage);
        if ($submission === null || !$this->rights->reads($viewer, $submission->application)) {
            throw DomainError::notFound();
        }
        $snapshot = $isSent ? $this->snapshots->counted($submission) ?? throw DomainError::notFound() : null;
        $at = $snapshot->sentAt ?? $submission->changedAt;
        [$document, $form] = $snapshot === null ? $this->written($viewer, $submission) : $this->sent($submission, $snapshot);

        return [
            'document' => $document,
            'form' => $form->document,
            'readerZone' => PersonZone::at($viewer->id, $at)?->name,
            'sentAt' => $snapshot === null ? null : Times::text($snapshot->sentAt),
            'sha256' => $snapshot?->sha256,
            'submissionId' => $submission->id,
            'zone' => $this->zone($submission),
        ];
    }

    /**
     * @return array{string, FormVersion}
     * @throws DomainError not_found
     */
    private function sent(Submission $submission, Snapshot $snapshot): array
    {
        $number = $snapshot->members()['form'] ?? null;
        $form = is_int($number) ? $this->forms->version($submission, $number) : null;

        return [$snapshot->document, $form ?? throw DomainError::notFound()];
    }

    /**
     * The same members as those of what is sent, without hash and instant.
     *
     * @return array{string, FormVersion}
     * @throws DomainError not_found
     */
    private function written(Viewer $viewer, Submission $submission): array
    {
        $form = $this->forms->current($submission) ?? throw DomainError::notFound();
        $profile = $this->facts->profile($submission);
        $read = $this->reader->read($form->document);
        $isApplicant = $this->rights->applies($viewer, $submission->application);
        $all = $submission->answers->with($this->store->statistics($submission));
        $answers = FittingAnswers::of($read, $isApplicant ? $all : $all->without(FormOfCoWriters::hidden($read)));
        $visible = VisibleParts::of($read, $answers, $this->store->files($submission));
        $document = [
            ...$submission->application->isTrial() ? ['trial' => true] : [],
            'number' => $submission->application->number,
            'version' => $submission->sentNumber,
            'language' => $submission->application->language,
            ...$this->facts->shown($viewer, $submission, $form, $profile),
            'profile' => (object) ($isApplicant ? $profile : FormOfCoWriters::profile($read, $profile)),
            'answers' => json_decode($visible->answers->json()),
            'files' => $visible->files,
        ];

        return [(string) json_encode($document, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), $form];
    }

    private function zone(Submission $submission): ?string
    {
        $call = $this->calls->of($submission->application);

        return $call?->record->values->textOrNull('zone');
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\CoWriting\FormOfCoWriters;
use Passerelle\Applications\Forms\Changing\FormChanges;
use Passerelle\Applications\Forms\CompletionTime;
use Passerelle\Applications\Forms\Composing\FormData;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Sending\SentAnswers;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionFile;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** The form of an application with its answers: what is asked, what is answered, and what is missing to send it. */
final readonly class ApplicationForm
{
    public function __construct(
        private SubmissionStore $store,
        private AnsweredForms $forms,
        private FormReader $reader,
        private SentAnswers $sent,
        private SnapshotStore $snapshots,
        private ProfileValues $profiles,
        private CompletionTime $time,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    public function data(Submission $submission, ?Record $structure, WriterRole $role): array
    {
        $published = $this->forms->current($submission) ?? throw DomainError::notFound();
        $form = $this->reader->read($published->document);
        $statistics = $this->store->statistics($submission);
        $hidden = $role === WriterRole::Applicant ? [] : FormOfCoWriters::hidden($form);
        $answers = $submission->answers->with($statistics)->without($hidden);
        $files = $this->store->files($submission);
        $profile = $this->profiles->of($submission->application->userId, $structure, $submission->application->language);
        $shown = $role === WriterRole::Applicant ? $profile : FormOfCoWriters::profile($form, $profile);

        return [
            'answers' => $answers->json(),
            'askedQuestions' => $this->asked($submission),
            'changes' => $this->changes($submission, $form, $published->number),
            'files' => self::files($form, $answers, $files),
            'form' => $hidden === [] ? $published->document : FormOfCoWriters::document($published->document),
            'formNumber' => $published->number,
            'minutes' => $this->time->minutes($form),
            'missing' => array_map(FormData::problem(...), self::without($hidden, $this->sent->problems($form, $submission, $statistics, $profile, $files))),
            'receipts' => array_map(static fn (Snapshot $each): array => [
                'number' => $each->number,
                'sentAt' => Times::text($each->sentAt),
                'sha256' => $each->sha256,
            ], $this->snapshots->ofSubmission($submission->id)),
            'origins' => array_map(static fn (string $id, string $origin): array => ['id' => $id, 'origin' => $origin], array_keys($submission->origins), $submission->origins),
            'profile' => array_map(static fn (string $source, string $value): array => ['name' => $source, 'value' => $value], array_keys($shown), $shown),
        ];
    }

    /**
     * @param list<string> $hidden ids of questions
     * @param list<FieldError> $problems
     * @return list<FieldError>
     */
    private static function without(array $hidden, array $problems): array
    {
        return array_values(array_filter($problems, static fn (FieldError $problem): bool => !in_array(explode('.', $problem->path)[0], $hidden, true)));
    }

    /**
     * @param array<int, SubmissionFile> $files of the submission, by id
     * @return list<array<string, mixed>> those that its answers name
     */
    private static function files(Form $form, Answers $answers, array $files): array
    {
        $named = [];
        foreach ($form->questions() as $question) {
            $named = $question->rules instanceof FileRules ? [...$named, ...FileRules::ids($answers->get($question->id))] : $named;
        }
        $listed = array_intersect_key($files, array_flip(array_filter($named, is_int(...))));

        return array_map(static fn (SubmissionFile $each): array => [
            'bytes' => $each->file->size,
            'id' => $each->file->id,
            'name' => $each->file->name,
            'state' => $each->file->state->value,
            'type' => $each->file->mime,
        ], array_values($listed));
    }

    /** @return string|null JSON: the questions that are asked after sending, as the version that was sent has them; null: none */
    private function asked(Submission $submission): ?string
    {
        $number = $submission->completion === null ? null : $this->snapshots->counted($submission)?->members()['form'] ?? null;
        $sent = is_int($number) ? $this->forms->version($submission, $number) : null;

        return $submission->completion === null || $sent === null ? null : FormData::questions($sent->document, $submission->completion->questions);
    }

    /** @return list<array<string, mixed>> what has changed in the form since it was last answered */
    private function changes(Submission $submission, Form $form, int $number): array
    {
        $answered = $submission->formVersion === $number ? null : $this->forms->version($submission, $submission->formVersion);

        return $answered === null ? [] : array_map(FormData::change(...), FormChanges::between($this->reader->read($answered->document), $form));
    }
}

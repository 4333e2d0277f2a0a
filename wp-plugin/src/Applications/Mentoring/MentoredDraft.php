<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Applying\PeopleOfApplication;
use Passerelle\Applications\Applying\ProfileValues;
use Passerelle\Applications\CoWriting\FormOfCoWriters;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\GraphQL\Times;

/** What an applicant writes now, for a mentor whom they let read it: what they see themselves, without statistical questions. */
final readonly class MentoredDraft
{
    public function __construct(
        private AnsweredForms $forms,
        private FormReader $reader,
        private SubmissionStore $submissions,
        private ProfileValues $profiles,
        private PeopleOfApplication $people,
    ) {
    }

    /** Whether there is something that was not sent, and the mentor may read it. */
    public static function isReadIn(Mentorship $mentorship, Submission $submission): bool
    {
        $isOpen = $submission->application->withdrawnAt === null;

        return $mentorship->readsDraft && $isOpen && ($submission->isDraft() || $submission->completion !== null);
    }

    /** @return array<string, mixed>|null as the API shows it; null: the call asks nothing any more */
    public function data(Submission $submission): ?array
    {
        $published = $this->forms->current($submission);
        if ($published === null) {
            return null;
        }
        $form = $this->reader->read($published->document);
        $questions = self::questions($form, $submission);
        $ids = array_map(static fn (Question $question): string => $question->id, $questions);
        $application = $submission->application;
        $structure = $this->people->structures([$submission])[$application->structureGroup] ?? null;
        $profile = FormOfCoWriters::profile($form, $this->profiles->of($application->userId, $structure, $application->language));

        return [
            'answers' => $submission->answers->of(array_values(array_intersect($submission->answers->ids(), $ids)))->json(),
            'changedAt' => Times::text($submission->changedAt),
            'files' => $this->files($questions, $submission),
            'form' => FormOfCoWriters::document($published->document),
            'profile' => array_map(static fn (string $name, string $value): array => ['name' => $name, 'value' => $value], array_keys($profile), array_values($profile)),
            'questions' => $ids,
        ];
    }

    /** Whether an answer that the mentor reads names the file. */
    public function names(Submission $submission, int $fileId): bool
    {
        $published = $this->forms->current($submission);
        foreach ($published === null ? [] : self::questions($this->reader->read($published->document), $submission) as $question) {
            if ($question->rules instanceof FileRules && in_array($fileId, FileRules::ids($submission->answers->get($question->id)), true)) {
                return true;
            }
        }

        return false;
    }

    /** @return list<Question> */
    private static function questions(Form $form, Submission $submission): array
    {
        return array_values(array_filter(
            Visibility::ofForm($form, $submission->answers),
            static fn (Question $question): bool => !$question->handling->isStatistical,
        ));
    }

    /**
     * @param list<Question> $questions
     * @return list<array<string, mixed>>
     */
    private function files(array $questions, Submission $submission): array
    {
        $files = $this->submissions->files($submission);
        $listed = [];
        foreach ($questions as $question) {
            foreach ($question->rules instanceof FileRules ? FileRules::ids($submission->answers->get($question->id)) : [] as $id) {
                $each = $files[$id ?? 0] ?? null;
                $listed = $each === null ? $listed : [...$listed, [
                    'bytes' => $each->file->size,
                    'id' => $each->file->id,
                    'name' => $each->file->name,
                    'questionId' => $question->id,
                    'sha256' => $each->sha256,
                    'state' => $each->file->state->value,
                    'type' => $each->file->mime,
                ]];
            }
        }

        return $listed;
    }
}

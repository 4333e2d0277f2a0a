<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;

/** Finds what decides about letters. */
final readonly class ReadLetterFacts
{
    public function __construct(private SubmissionStore $submissions, private InternalCalls $calls, private AnsweredForms $forms, private FormReader $reader)
    {
    }

    /** @return LetterFacts|null null: the application or its call is gone */
    public function of(Letter $letter, ?string $language = null): ?LetterFacts
    {
        $submission = $this->submissions->ofSubmission($letter->submissionId);

        return $submission === null ? null : $this->ofQuestion($submission, $letter->questionId, $language);
    }

    /** @param string|null $language in which the call is wanted; null: that of the answers */
    public function ofQuestion(Submission $submission, string $questionId, ?string $language = null): ?LetterFacts
    {
        $group = $submission->application->callGroup;
        $call = $this->calls->ofGroups([$group], $language ?? $submission->application->language)[$group] ?? null;

        return $call === null ? null : new LetterFacts($submission, $this->calls->atStage($call, $submission->stage), $this->form($submission)?->find($questionId));
    }

    /** @return array<string, LetterFacts> of each question that asks for letters, by id */
    public function ofQuestions(Submission $submission): array
    {
        $group = $submission->application->callGroup;
        $call = $this->calls->ofGroups([$group], $submission->application->language)[$group] ?? null;
        if ($call === null) {
            return [];
        }
        $call = $this->calls->atStage($call, $submission->stage);
        $facts = [];
        foreach ($this->form($submission)?->questions() ?? [] as $question) {
            if ($question->kind === QuestionKind::Letter) {
                $facts[$question->id] = new LetterFacts($submission, $call, $question);
            }
        }

        return $facts;
    }

    public function form(Submission $submission): ?Form
    {
        $published = $this->forms->current($submission);

        return $published === null ? null : $this->reader->read($published->document);
    }
}

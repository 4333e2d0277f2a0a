<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Judging\AnswerContext;
use Passerelle\Applications\Forms\Judging\AnsweredFile;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\FittingAnswers;
use Passerelle\Applications\Forms\Judging\FormJudge;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Sending\VisibleParts;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionFile;
use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** The answers that were sent, with others to the questions that are asked: these alone are judged, by all rules of the form that was sent. */
final readonly class CompletedAnswers
{
    public function __construct(private FormReader $reader, private FormJudge $judge, private SubmissionFiles $files)
    {
    }

    /**
     * Within the transaction that has locked the submission, which takes the files that are named for the first time.
     *
     * @param Answers $sent those of the version that counts
     * @param list<string> $questions that are asked
     * @param Answers $new to some of them
     * @return array{Answers, list<array<string, int|string>>} the answers, and the files that they name
     * @throws DomainError invalid_fields
     */
    public function of(Viewer $viewer, FormVersion $version, Submission $submission, Answers $sent, array $questions, Answers $new): array
    {
        $unexpected = array_diff($new->ids(), $questions);
        if ($unexpected !== []) {
            throw DomainError::invalid(array_map(static fn (string $id): FieldError => new FieldError($id, 'unexpected_fields'), array_values($unexpected)));
        }
        $form = $this->reader->read($version->document);
        $answers = FittingAnswers::of($form, $sent->with($new));
        $unused = $this->files->unused($viewer, self::named($form, $answers, $questions));
        $this->require($form, $answers, $questions, SubmissionFile::answerable($this->files->of($submission->id)) + array_map(SubmissionFile::answered(...), $unused));
        $taken = $this->files->add($submission->id, $unused);
        $files = $this->files->of($submission->id);
        if (count($taken) < count($unused)) {
            $this->require($form, $answers, $questions, SubmissionFile::answerable($files));
        }

        $visible = VisibleParts::of($form, $answers, $files);

        return [$visible->answers, $visible->files];
    }

    /**
     * @param list<string> $questions
     * @return list<int> ids of files that the answers to these questions name
     */
    private static function named(Form $form, Answers $answers, array $questions): array
    {
        $named = [];
        foreach ($questions as $id) {
            $rules = $form->find($id)?->rules;
            $named = $rules instanceof FileRules ? [...$named, ...array_slice(FileRules::ids($answers->get($id)), 0, $rules->max)] : $named;
        }

        return array_values(array_unique(array_filter($named, is_int(...))));
    }

    /**
     * @param list<string> $questions
     * @param array<int, AnsweredFile> $files
     * @throws DomainError invalid_fields
     */
    private function require(Form $form, Answers $answers, array $questions, array $files): void
    {
        $problems = array_filter(
            $this->judge->problems($form, $answers, new AnswerContext(true, $files)),
            static fn (FieldError $problem): bool => $problem->path === Answers::PATH
                || in_array(explode('.', $problem->path)[0], $questions, true)
                || in_array($problem->code, FormJudge::IN_ALL, true),
        );
        if ($problems !== []) {
            throw DomainError::invalid(array_values($problems));
        }
    }
}

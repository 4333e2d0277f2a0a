<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\FormLimits;
use Passerelle\Kernel\FieldError;

/**
 * Judges the answers to a form: what a draft may contain, and what may be sent. Answers that a condition hides stay in the
 * draft, neither judged nor required. The same in the browser: frontend/src/lib/application-form/judge-answers.ts.
 */
final readonly class FormJudge
{
    private const TOO_MANY = 'too_many_files_in_all';
    private const TOO_LARGE = 'files_too_large';
    /** Codes of all files together: the answer at which they are named may not be the one that exceeds them. */
    public const IN_ALL = [self::TOO_MANY, self::TOO_LARGE];

    public function __construct(private FormLimits $limits)
    {
    }

    /** @return list<FieldError> by the path of the answer */
    public function problems(Form $form, Answers $answers, AnswerContext $context): array
    {
        if ($answers->bytes > $this->limits->of('answersBytes')) {
            return [new FieldError(Answers::PATH, 'answers_too_large')];
        }
        $visible = Visibility::ofForm($form, $answers);
        $problems = [];
        foreach ($visible as $question) {
            $problems = [...$problems, ...$this->questionProblems($question, $answers->get($question->id), $context)];
        }
        $paths = array_map(static fn (FieldError $problem): string => $problem->path, $problems);
        $ofFiles = array_filter($this->fileProblems($visible, $answers, $context), static fn (FieldError $problem): bool => !in_array($problem->path, $paths, true));
        $known = array_map(static fn (Question $question): string => $question->id, $form->questions());
        $unknown = array_values(array_diff($answers->ids(), $known));

        return [
            ...$problems,
            ...array_values($ofFiles),
            ...array_map(static fn (string $id): FieldError => new FieldError($id, 'unexpected_fields'), $unknown),
        ];
    }

    /** @return list<FieldError> */
    private function questionProblems(Question $question, mixed $answer, AnswerContext $context): array
    {
        $problems = $question->rules->problems($answer, $question->id, $context);
        $isMissing = $problems === [] && $context->isSending && $question->isRequired && $question->rules->isEmpty($answer, $context);

        return $isMissing ? [new FieldError($question->id, 'required')] : $problems;
    }

    /**
     * Number and size of all files together, at the question with which they are too many.
     *
     * @param list<Question> $visible
     * @return list<FieldError>
     */
    private function fileProblems(array $visible, Answers $answers, AnswerContext $context): array
    {
        $count = $bytes = 0;
        foreach ($visible as $question) {
            foreach ($question->rules instanceof FileRules ? FileRules::ids($answers->get($question->id)) : [] as $id) {
                $file = $id === null ? null : ($context->files[$id] ?? null);
                $count += $file === null ? 0 : 1;
                $bytes += $file->bytes ?? 0;
            }
            if ($count > $this->limits->of('files')) {
                return [new FieldError($question->id, self::TOO_MANY, ['max' => $this->limits->of('files')])];
            }
            if ($bytes > $this->limits->of('filesBytes')) {
                return [new FieldError($question->id, self::TOO_LARGE)];
            }
        }

        return [];
    }
}

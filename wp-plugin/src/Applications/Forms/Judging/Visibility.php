<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use stdClass;

/** Which questions and columns an applicant sees. The answer to one that a condition hides counts as absent, for other conditions too. */
final class Visibility
{
    /** @var array<string, array{Question, mixed}> visible questions with their answers, by id */
    private array $visible = [];

    /** @return list<Question> in the order of the form */
    public static function ofForm(Form $form, Answers $answers): array
    {
        $visibility = new self();
        $questions = [];
        foreach ($form->sections as $section) {
            $isVisible = $visibility->isMet($section->condition);
            foreach ($isVisible ? $section->questions : [] as $question) {
                if ($visibility->see($question, $answers->get($question->id))) {
                    $questions[] = $question;
                }
            }
        }

        return $questions;
    }

    /**
     * @param list<Question> $columns
     * @param stdClass $cells of one row
     * @return list<Question> in the order of the table
     */
    public static function ofRow(array $columns, stdClass $cells): array
    {
        $visibility = new self();

        return array_values(array_filter($columns, static fn (Question $column): bool => $visibility->see($column, $cells->{$column->id} ?? null)));
    }

    private function see(Question $question, mixed $answer): bool
    {
        $isVisible = $this->isMet($question->condition);
        if ($isVisible) {
            $this->visible[$question->id] = [$question, $answer];
        }

        return $isVisible;
    }

    private function isMet(?Condition $condition): bool
    {
        if ($condition === null) {
            return true;
        }
        [$source, $answer] = $this->visible[$condition->source] ?? [null, null];

        return $source?->rules instanceof ConditionSource && $source->rules->meets($condition, $answer);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use stdClass;

/** The answers that an applicant sees: without those to questions, and in columns of rows, that a condition hides. */
final class VisibleAnswers
{
    /** @param Answers $answers that the form asks for, as FittingAnswers gives them */
    public static function of(Form $form, Answers $answers): Answers
    {
        $values = new stdClass();
        foreach (Visibility::ofForm($form, $answers) as $question) {
            $answer = $answers->get($question->id);
            if ($answer !== null) {
                $values->{$question->id} = $question->rules instanceof TableRules ? self::rows($question->rules, $answer) : $answer;
            }
        }

        return Answers::ofValues($values);
    }

    private static function rows(TableRules $table, mixed $rows): mixed
    {
        return is_array($rows) ? array_map(static fn (mixed $row): mixed => self::row($table, $row), $rows) : $rows;
    }

    private static function row(TableRules $table, mixed $row): mixed
    {
        if (!$row instanceof stdClass || !($row->cells ?? null) instanceof stdClass) {
            return $row;
        }
        $ids = array_map(static fn (Question $column): string => $column->id, Visibility::ofRow($table->columns, $row->cells));
        $seen = clone $row;
        $seen->cells = (object) array_intersect_key((array) $row->cells, array_flip($ids));

        return $seen;
    }
}

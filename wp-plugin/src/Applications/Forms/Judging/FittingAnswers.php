<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use stdClass;

/** Answers that a version of a form still asks for. Those to retired questions and columns stay stored, and are not judged. */
final class FittingAnswers
{
    public static function of(Form $form, Answers $answers): Answers
    {
        $values = new stdClass();
        foreach ($form->questions() as $question) {
            $answer = $answers->get($question->id);
            if ($answer !== null) {
                $values->{$question->id} = $question->rules instanceof TableRules ? self::rows($question->rules, $answer) : $answer;
            }
        }

        return Answers::ofValues($values);
    }

    private static function rows(TableRules $table, mixed $rows): mixed
    {
        $known = array_map(static fn (Question $column): string => $column->id, $table->columns);

        return is_array($rows) ? array_map(static fn (mixed $row): mixed => self::row($row, $known), $rows) : $rows;
    }

    /** @param list<string> $known */
    private static function row(mixed $row, array $known): mixed
    {
        if (!$row instanceof stdClass || !($row->cells ?? null) instanceof stdClass) {
            return $row;
        }
        $fitting = clone $row;
        $fitting->cells = (object) array_intersect_key((array) $row->cells, array_flip($known));

        return $fitting;
    }
}

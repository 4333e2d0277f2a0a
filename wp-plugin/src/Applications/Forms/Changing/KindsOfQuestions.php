<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Changing;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\TableRules;

/** Kinds by id, since an id never gets another kind: answers of drafts and of old versions are stored by it. */
final readonly class KindsOfQuestions
{
    /** @return array<string, array{QuestionKind, string}> kind and path by id; of columns after that of their table ("budget.amount") */
    public static function of(Form $form): array
    {
        $kinds = [];
        foreach ($form->sections as $number => $section) {
            foreach ($section->questions as $place => $question) {
                $path = "sections.{$number}.questions.{$place}";
                $kinds[$question->id] = [$question->kind, $path];
                foreach ($question->rules instanceof TableRules ? $question->rules->columns : [] as $column => $each) {
                    $kinds["{$question->id}.{$each->id}"] = [$each->kind, "{$path}.columns.{$column}"];
                }
            }
        }

        return $kinds;
    }

    /** @return list<string> paths in the new form of ids that had another kind */
    public static function changed(Form $before, Form $after): array
    {
        $old = self::of($before);
        $paths = [];
        foreach (self::of($after) as $id => [$kind, $path]) {
            if (isset($old[$id]) && $old[$id][0] !== $kind) {
                $paths[] = $path;
            }
        }

        return $paths;
    }
}

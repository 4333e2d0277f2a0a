<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Changing;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\Section;
use Passerelle\Applications\Forms\Judging\TableRules;

/** Compares two versions of a form. The order of sections and questions changes no answer. */
final readonly class FormChanges
{
    /** @return list<FormChange> in the order of the new document, then what it has no more */
    public static function between(Form $before, Form $after): array
    {
        $changes = self::sections($before, $after);
        [$known, $asked] = [self::placed($before), self::placed($after)];
        foreach ($asked as $id => [$question, $section, $path]) {
            [$old, $oldSection] = $known[$id] ?? [null, null];
            if ($old === null || $oldSection === null) {
                $changes[] = new FormChange($id, Effect::Added, $path);
                continue;
            }
            $effect = self::effect($old, $question)->or(self::conditions($oldSection->condition, $section->condition, $question));
            $columns = self::columns($id, $old, $question, $path);
            $changes = [...$changes, ...($effect === Effect::None ? [] : [new FormChange($id, $effect, $path)]), ...$columns];
        }
        foreach (array_keys(array_diff_key($known, $asked)) as $id) {
            $changes[] = new FormChange($id, Effect::Retired, '');
        }

        return $changes;
    }

    /** @return list<FormChange> */
    private static function sections(Form $before, Form $after): array
    {
        $known = [];
        foreach ($before->sections as $section) {
            $known[$section->id] = $section;
        }
        $changes = [];
        foreach ($after->sections as $number => $section) {
            $old = $known[$section->id] ?? null;
            if ($old !== null && !self::isSame($old->wording, $section->wording)) {
                $changes[] = new FormChange($section->id, Effect::Reworded, "sections.{$number}");
            }
        }

        return $changes;
    }

    /** @return list<FormChange> */
    private static function columns(string $id, Question $before, Question $after, string $path): array
    {
        if (!$before->rules instanceof TableRules || !$after->rules instanceof TableRules) {
            return [];
        }
        $known = self::byId($before->rules->columns);
        $changes = [];
        foreach ($after->rules->columns as $number => $column) {
            $old = $known[$column->id] ?? null;
            $effect = $old === null ? Effect::Added : self::effect($old, $column);
            if ($effect !== Effect::None) {
                $changes[] = new FormChange("{$id}.{$column->id}", $effect, "{$path}.columns.{$number}");
            }
        }
        foreach (array_keys(array_diff_key($known, self::byId($after->rules->columns))) as $column) {
            $changes[] = new FormChange("{$id}.{$column}", Effect::Retired, '');
        }

        return $changes;
    }

    private static function effect(Question $before, Question $after): Effect
    {
        if ($before->kind !== $after->kind) {
            return Effect::KindChanged;
        }
        $required = Effect::ofMin((int) $before->isRequired, (int) $after->isRequired);
        $handling = self::isSame($before->handling, $after->handling) ? Effect::None : Effect::Tightened;

        return $required
            ->or($handling)
            ->or(self::conditions($before->condition, $after->condition, $after))
            ->or(SettingChanges::effect($before->rules, $after->rules))
            ->or(self::isSame($before->wording, $after->wording) ? Effect::None : Effect::Reworded);
    }

    /** Without its condition, a question is asked of more people: fine for them if they need not answer. */
    private static function conditions(?Condition $before, ?Condition $after, Question $question): Effect
    {
        return match (true) {
            self::isSame($before, $after) => Effect::None,
            $after === null && !$question->isRequired => Effect::Relaxed,
            default => Effect::Tightened,
        };
    }

    private static function isSame(?object $before, ?object $after): bool
    {
        return serialize($before) === serialize($after);
    }

    /** @return array<string, array{Question, Section, string}> with section and path, by id */
    private static function placed(Form $form): array
    {
        $placed = [];
        foreach ($form->sections as $number => $section) {
            foreach ($section->questions as $place => $question) {
                $placed[$question->id] = [$question, $section, "sections.{$number}.questions.{$place}"];
            }
        }

        return $placed;
    }

    /**
     * @param list<Question> $questions
     * @return array<string, Question>
     */
    private static function byId(array $questions): array
    {
        return array_column(array_map(static fn (Question $question): array => [$question->id, $question], $questions), 1, 0);
    }
}

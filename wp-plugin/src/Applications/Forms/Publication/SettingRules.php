<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Publication;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\DateRules;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\LetterRules;
use Passerelle\Applications\Forms\Judging\NumberRules;
use Passerelle\Applications\Forms\Judging\OneChoiceRules;
use Passerelle\Applications\Forms\Judging\SeveralChoicesRules;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Applications\Forms\Judging\TextRules;
use Passerelle\Applications\Forms\Reading\Problems;
use Passerelle\Content\Validation\DateChecks;

/** The settings of a question fit together, so that there is an answer that fits them. */
final readonly class SettingRules
{
    public function check(Question $question, string $path, Problems $problems): void
    {
        $rules = $question->rules;
        if ($question->handling->isStatistical && !$question->kind->isCountable()) {
            $problems->add("{$path}.statistical", 'not_countable');
        }
        // Who answers agrees to it, so that nobody has to; what is only counted says nothing about one application.
        if ($question->handling->countsForPlaces && ($question->kind !== QuestionKind::Choice || $question->isRequired || $question->handling->isStatistical)) {
            $problems->add("{$path}.countsForPlaces", 'not_optional_choice');
        }
        match (true) {
            $rules instanceof NumberRules => $this->number($rules, $path, $problems),
            $rules instanceof DateRules => $this->date($rules, $path, $problems),
            $rules instanceof OneChoiceRules => $this->choices(count($rules->choices), $path, $problems),
            $rules instanceof SeveralChoicesRules => $this->severalChoices($rules, $path, $problems),
            $rules instanceof TextRules, $rules instanceof FileRules, $rules instanceof LetterRules, $rules instanceof TableRules
                => $this->order($rules->min, $rules->max, $path, $problems),
            default => null,
        };
        if ($rules instanceof FileRules && $rules->groups === []) {
            $problems->add("{$path}.accepts", 'required');
        }
        if ($rules instanceof LetterRules && $rules->isAwaited && $rules->daysAfterClosing > 0) {
            $problems->add("{$path}.daysAfterClosing", 'invalid_value');
        }
    }

    private function number(NumberRules $rules, string $path, Problems $problems): void
    {
        foreach (['min' => $rules->min, 'max' => $rules->max] as $key => $text) {
            if ($text !== null && $rules->scaled($text) === null) {
                $problems->add("{$path}.{$key}", 'invalid_value');
            }
        }
        [$min, $max] = [$rules->scaled($rules->min), $rules->scaled($rules->max)];
        if ($min !== null && $max !== null) {
            $this->order($min, $max, $path, $problems);
        }
    }

    private function date(DateRules $rules, string $path, Problems $problems): void
    {
        foreach (['min' => $rules->min, 'max' => $rules->max] as $key => $day) {
            if ($day !== null && !DateChecks::isRealDay($day)) {
                $problems->add("{$path}.{$key}", 'invalid_date');
            }
        }
        if ($rules->min !== null && $rules->max !== null && strcmp($rules->min, $rules->max) > 0) {
            $problems->add("{$path}.max", 'max_below_min');
        }
    }

    private function choices(int $count, string $path, Problems $problems): void
    {
        if ($count === 0) {
            $problems->add("{$path}.choices", 'required');
        }
    }

    private function severalChoices(SeveralChoicesRules $rules, string $path, Problems $problems): void
    {
        $count = count($rules->choices);
        $this->choices($count, $path, $problems);
        if ($rules->min > $count) {
            $problems->add("{$path}.min", 'invalid_value', ['max' => $count]);
        }
        $this->order($rules->min, $rules->max ?? $rules->min, $path, $problems);
    }

    private function order(int $min, int $max, string $path, Problems $problems): void
    {
        if ($min > $max) {
            $problems->add("{$path}.max", 'max_below_min');
        }
    }
}

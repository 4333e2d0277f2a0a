<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Document\TextUnit;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Applications\Forms\Judging\TextRules;
use Passerelle\Kernel\Config;

/**
 * Estimated time to complete a form: seconds for each question by its kind, words of long texts as fast as people write, each
 * column of a table once for each row that is asked at least (two without a minimum). Questions with a condition count half. The figures
 * are the group "completionTime" of limits.json.
 */
final readonly class CompletionTime
{
    private const GROUP = 'completionTime';
    private const MINUTE = 60;

    public function __construct(private Config $config)
    {
    }

    /** @return int minutes, in whole steps; 0 for a form without questions */
    public function minutes(Form $form): int
    {
        $seconds = 0;
        foreach ($form->sections as $section) {
            foreach ($section->questions as $question) {
                $isConditional = $section->condition !== null || $question->condition !== null;
                $seconds += intdiv($this->seconds($question), $isConditional ? 2 : 1);
            }
        }
        $step = $this->figure('stepMinutes');

        return (int) ceil($seconds / self::MINUTE / $step) * $step;
    }

    private function seconds(Question $question): int
    {
        $rules = $question->rules;
        $answer = match (true) {
            $rules instanceof TextRules && $rules->isLong => $this->writing($rules),
            $rules instanceof TableRules => max($rules->min, $this->figure('rows')) * array_sum(array_map($this->seconds(...), $rules->columns)),
            $rules instanceof FileRules => $this->figure('file') * max($rules->min, 1),
            $question->kind === QuestionKind::Letter => $this->figure('letter'),
            $question->kind === QuestionKind::ProfileValue => 0,
            default => $this->figure('short'),
        };

        return $this->figure('reading') + $answer;
    }

    /** Half of the words that fit, up to as many as people write anyway. */
    private function writing(TextRules $rules): int
    {
        $words = $rules->unit === TextUnit::Words ? $rules->max : intdiv($rules->max, $this->figure('charactersPerWord'));

        return intdiv(min(intdiv($words, 2), $this->figure('words')) * self::MINUTE, $this->figure('wordsPerMinute'));
    }

    private function figure(string $name): int
    {
        return $this->config->limit(self::GROUP, $name);
    }
}

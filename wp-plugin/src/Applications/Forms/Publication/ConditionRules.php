<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Publication;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\ConditionSource;
use Passerelle\Applications\Forms\Reading\Problems;

/** A condition is about a question that comes before it, so that there are no circles. */
final class ConditionRules
{
    /** @var array<string, Question> that came before, by id */
    private array $earlier = [];

    public function add(Question $question): void
    {
        $this->earlier[$question->id] ??= $question;
    }

    public function check(?Condition $condition, string $path, Problems $problems): void
    {
        if ($condition === null) {
            return;
        }
        $source = $this->earlier[$condition->source] ?? null;
        if ($source === null) {
            $problems->add("{$path}.condition.source", 'condition_not_earlier');
        } elseif ($source->handling->isStatistical) {
            $problems->add("{$path}.condition.source", 'condition_on_statistical');
        } elseif (!$source->rules instanceof ConditionSource || !$source->rules->allows($condition)) {
            $problems->add("{$path}.condition.value", 'condition_not_fitting');
        }
    }
}

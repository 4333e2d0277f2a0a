<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Choice;
use Passerelle\Applications\Forms\Document\Condition;

/** One of the question's choices. */
final readonly class OneChoiceRules implements AnswerRules, ConditionSource
{
    private WordRules $words;

    /** @param list<Choice> $choices */
    public function __construct(public array $choices)
    {
        $this->words = new WordRules(array_map(static fn (Choice $choice): string => $choice->id, $choices), 'invalid_choice');
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        return $this->words->problems($answer, $path, $context);
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $this->words->isEmpty($answer, $context);
    }

    public function allows(Condition $condition): bool
    {
        return $this->words->allows($condition);
    }

    public function meets(Condition $condition, mixed $answer): bool
    {
        return $this->words->meets($condition, $answer);
    }
}

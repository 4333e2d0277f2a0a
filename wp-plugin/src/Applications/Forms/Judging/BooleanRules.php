<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Operator;
use Passerelle\Kernel\FieldError;

/** Yes or no, and statements to accept, of which "no" is no answer. */
final readonly class BooleanRules implements AnswerRules, ConditionSource
{
    public function __construct(public bool $isStatement)
    {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        return $answer === null || is_bool($answer) ? [] : [new FieldError($path, 'unexpected_fields')];
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || ($this->isStatement && $answer === false);
    }

    public function allows(Condition $condition): bool
    {
        return $condition->operator === Operator::Equals && is_bool($condition->value) && ($condition->value || !$this->isStatement);
    }

    public function meets(Condition $condition, mixed $answer): bool
    {
        return $answer === $condition->value;
    }
}

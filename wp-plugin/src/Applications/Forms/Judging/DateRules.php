<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Operator;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Kernel\FieldError;

/** Days, as Y-m-d. */
final readonly class DateRules implements AnswerRules, ConditionSource
{
    public function __construct(public ?string $min, public ?string $max)
    {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer === null || $answer === '') {
            return [];
        }
        $code = match (true) {
            !is_string($answer) => 'unexpected_fields',
            !DateChecks::isRealDay($answer) => 'invalid_date',
            $this->max !== null && strcmp($answer, $this->max) > 0 => 'date_too_late',
            $context->isSending && $this->min !== null && strcmp($answer, $this->min) < 0 => 'date_too_early',
            default => null,
        };

        return $code === null ? [] : [new FieldError($path, $code)];
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || $answer === '';
    }

    public function allows(Condition $condition): bool
    {
        return $condition->operator !== Operator::Contains && is_string($condition->value) && DateChecks::isRealDay($condition->value);
    }

    public function meets(Condition $condition, mixed $answer): bool
    {
        if (!is_string($answer) || !is_string($condition->value) || !DateChecks::isRealDay($answer)) {
            return false;
        }
        $order = strcmp($answer, $condition->value);

        return $condition->operator === Operator::Exceeds ? $order > 0 : $order === 0;
    }
}

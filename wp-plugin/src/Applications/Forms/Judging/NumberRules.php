<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Operator;
use Passerelle\Kernel\FieldError;

/** Numbers and amounts, written in digits. */
final readonly class NumberRules implements AnswerRules, ConditionSource
{
    /** @param string|null $currency of an amount, which is never negative and has its decimals; null: a number */
    public function __construct(public int $decimals, public ?string $min, public ?string $max, public ?string $currency = null)
    {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer === null || $answer === '') {
            return [];
        }
        if (!is_string($answer)) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        $number = $this->scaled($answer);
        [$min, $max] = [$this->scaled($this->min), $this->scaled($this->max)];
        $code = match (true) {
            $number === null => $this->currency === null ? 'invalid_decimal' : 'invalid_amount',
            $max !== null && $number > $max => 'number_too_large',
            $context->isSending && $min !== null && $number < $min => 'number_too_small',
            default => null,
        };

        return $code === null ? [] : [new FieldError($path, $code)];
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || $answer === '';
    }

    /** @return int|null in the smallest unit; null: no such number */
    public function scaled(mixed $text): ?int
    {
        return $this->currency !== null && is_string($text) && str_starts_with($text, '-') ? null : Decimal::scaled($text, $this->decimals);
    }

    public function allows(Condition $condition): bool
    {
        return $condition->operator !== Operator::Contains && $this->scaled($condition->value) !== null;
    }

    public function meets(Condition $condition, mixed $answer): bool
    {
        [$number, $value] = [$this->scaled($answer), $this->scaled($condition->value)];

        return $number !== null && $value !== null && ($condition->operator === Operator::Exceeds ? $number > $value : $number === $value);
    }
}

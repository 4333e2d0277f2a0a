<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Operator;
use Passerelle\Kernel\FieldError;

/** One word of a list: one of the choices, a country by its code, a sector by its key. */
final readonly class WordRules implements AnswerRules, ConditionSource
{
    /**
     * @param list<string> $words
     * @param 'invalid_choice'|'unknown_country'|'unknown_sector' $unknown
     */
    public function __construct(private array $words, private string $unknown)
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

        return in_array($answer, $this->words, true) ? [] : [new FieldError($path, $this->unknown)];
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || $answer === '';
    }

    public function allows(Condition $condition): bool
    {
        return $condition->operator === Operator::Equals && in_array($condition->value, $this->words, true);
    }

    public function meets(Condition $condition, mixed $answer): bool
    {
        return $answer === $condition->value;
    }
}

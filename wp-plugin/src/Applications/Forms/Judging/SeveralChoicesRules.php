<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Choice;
use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Operator;
use Passerelle\Kernel\FieldError;

/** Several of the question's choices, each once. */
final readonly class SeveralChoicesRules implements AnswerRules, ConditionSource
{
    /**
     * @param list<Choice> $choices
     * @param int|null $max null: all
     */
    public function __construct(public array $choices, public int $min, public ?int $max)
    {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer === null) {
            return [];
        }
        if (!is_array($answer)) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        $problems = [];
        foreach (array_values($answer) as $number => $choice) {
            $code = match (true) {
                !is_string($choice), array_search($choice, $answer, true) !== $number => 'unexpected_fields',
                !in_array($choice, $this->ids(), true) => 'invalid_choice',
                default => null,
            };
            $problems = $code === null ? $problems : [...$problems, new FieldError("{$path}.{$number}", $code)];
        }

        return $problems === [] ? $this->countProblems(count($answer), $path, $context) : $problems;
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || $answer === [];
    }

    public function allows(Condition $condition): bool
    {
        return $condition->operator === Operator::Contains && in_array($condition->value, $this->ids(), true);
    }

    public function meets(Condition $condition, mixed $answer): bool
    {
        return is_array($answer) && in_array($condition->value, $answer, true);
    }

    /** @return list<FieldError> */
    private function countProblems(int $count, string $path, AnswerContext $context): array
    {
        return match (true) {
            $this->max !== null && $count > $this->max => [new FieldError($path, 'too_many_choices', ['max' => $this->max])],
            $context->isSending && $count > 0 && $count < $this->min => [new FieldError($path, 'too_few_choices', ['min' => $this->min])],
            default => [],
        };
    }

    /** @return list<string> */
    private function ids(): array
    {
        return array_map(static fn (Choice $choice): string => $choice->id, $this->choices);
    }
}

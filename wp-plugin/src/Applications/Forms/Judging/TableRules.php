<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Balance;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Kernel\FieldError;

/** Tables of typed columns, and budgets, whose two sides are equal. */
final readonly class TableRules implements AnswerRules
{
    private TableRows $rows;

    /**
     * @param list<Question> $columns
     * @param array<int, string> $summed ids of the columns whose sum is shown, by their place
     */
    public function __construct(
        public array $columns,
        public int $min,
        public int $max,
        public array $summed = [],
        public ?Balance $balance = null,
    ) {
        $this->rows = new TableRows($columns);
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer === null) {
            return [];
        }
        if (!is_array($answer)) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        if (count($answer) > $this->max) {
            return [new FieldError($path, 'too_many_rows', ['max' => $this->max])];
        }
        $problems = $this->rows->problems($answer, $path, $context);
        $filled = count(array_filter($answer, fn (mixed $row): bool => !$this->rows->isEmpty($row, $context)));

        return match (true) {
            $problems !== [], !$context->isSending, $filled === 0 => $problems,
            $filled < $this->min => [new FieldError($path, 'too_few_rows', ['min' => $this->min])],
            !$this->isBalanced($answer) => [new FieldError($path, 'budget_not_balanced')],
            default => [],
        };
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return !is_array($answer) || array_filter($answer, fn (mixed $row): bool => !$this->rows->isEmpty($row, $context)) === [];
    }

    /**
     * Sum of a column over the rows in which it is seen and valid.
     *
     * @param string|null $side only rows with this choice of the column that the budget is balanced by
     * @return int in the column's smallest unit
     */
    public function sum(mixed $answer, string $columnId, ?string $side = null): int
    {
        $sum = 0;
        foreach (is_array($answer) ? $answer : [] as $row) {
            $isCounted = $side === null || ($this->balance !== null && $this->rows->value($row, $this->balance->side) === $side);
            $value = $isCounted ? $this->column($columnId)?->scaled($this->rows->value($row, $columnId)) : null;
            $sum += $value ?? 0;
        }

        return $sum;
    }

    private function isBalanced(mixed $answer): bool
    {
        $balance = $this->balance;

        return $balance === null
            || $this->sum($answer, $balance->amount, $balance->income) === $this->sum($answer, $balance->amount, $balance->expenditure);
    }

    private function column(string $id): ?NumberRules
    {
        foreach ($this->columns as $column) {
            if ($column->id === $id && $column->rules instanceof NumberRules) {
                return $column->rules;
            }
        }

        return null;
    }
}

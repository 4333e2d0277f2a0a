<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Publication;

use Passerelle\Applications\Forms\Document\Balance;
use Passerelle\Applications\Forms\Document\Choice;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\OneChoiceRules;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Applications\Forms\Reading\Problems;

/** A table has columns, sums of numbers only, and a budget that can be balanced. */
final readonly class TableSettingRules
{
    public function check(TableRules $table, string $path, Problems $problems): void
    {
        if ($table->columns === []) {
            $problems->add("{$path}.columns", 'required');
        }
        foreach ($table->columns as $number => $column) {
            if (isset($table->summed[$number]) && !$column->kind->isSummable()) {
                $problems->add("{$path}.columns.{$number}.sum", 'not_summable');
            }
        }
        if ($table->balance !== null && !$this->canBeBalanced($table->balance, $table)) {
            $problems->add("{$path}.balance", 'invalid_balance');
        }
    }

    /** Each row with an amount is of one side, which is always asked. */
    private function canBeBalanced(Balance $balance, TableRules $table): bool
    {
        $amount = self::find($table->columns, $balance->amount);
        $side = self::find($table->columns, $balance->side);
        $choices = $side?->rules instanceof OneChoiceRules ? array_map(static fn (Choice $choice): string => $choice->id, $side->rules->choices) : [];

        return $amount?->kind->isSummable() === true
            && $side !== null && $side->isRequired && $side->condition === null
            && $balance->income !== $balance->expenditure
            && array_diff([$balance->income, $balance->expenditure], $choices) === [];
    }

    /** @param list<Question> $columns */
    private static function find(array $columns, string $id): ?Question
    {
        foreach ($columns as $column) {
            if ($column->id === $id) {
                return $column;
            }
        }

        return null;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/**
 * The FROM and WHERE of a statement, growing by one table or condition at a time. Values stay apart from the SQL
 * until the statement is prepared.
 */
final class Selection
{
    /** @var list<string> */
    private array $tables = [];

    /** @var list<string> */
    private array $conditions = [];

    /** @var list<int|string> */
    private array $tableValues = [];

    /** @var list<int|string> */
    private array $conditionValues = [];

    /** @param string $table with its alias and, after the first, what it is joined on */
    public function from(string $table, int|string ...$values): void
    {
        $this->tables[] = $table;
        array_push($this->tableValues, ...array_values($values));
    }

    public function where(string $condition, int|string ...$values): void
    {
        $this->conditions[] = $condition;
        array_push($this->conditionValues, ...array_values($values));
    }

    public function sql(): string
    {
        return 'FROM ' . implode(' JOIN ', $this->tables) . ($this->conditions === [] ? '' : ' WHERE ' . implode(' AND ', $this->conditions));
    }

    /** @return list<int|string> in the order of the placeholders of sql() */
    public function values(): array
    {
        return [...$this->tableValues, ...$this->conditionValues];
    }
}

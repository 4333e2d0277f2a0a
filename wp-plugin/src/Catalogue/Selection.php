<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/**
 * The FROM and WHERE of a statement over public things "c", growing by one condition at a time. Values stay apart
 * from the SQL until the statement is prepared.
 */
final class Selection
{
    /** @var list<string> */
    private array $joins = [];

    /** @var list<string> */
    private array $conditions = [];

    /** @var list<int|string> */
    private array $joinValues = [];

    /** @var list<int|string> */
    private array $conditionValues = [];

    /** @param string $table that has a column post_id, with one row for each thing */
    public function __construct(private readonly string $table)
    {
    }

    public function join(string $sql, int|string ...$values): void
    {
        $this->joins[] = $sql;
        array_push($this->joinValues, ...array_values($values));
    }

    public function where(string $sql, int|string ...$values): void
    {
        $this->conditions[] = $sql;
        array_push($this->conditionValues, ...array_values($values));
    }

    public function sql(): string
    {
        return "FROM {$this->table} c " . implode(' ', $this->joins) . ' WHERE ' . implode(' AND ', $this->conditions);
    }

    /** @return list<int|string> in the order of the placeholders of sql() */
    public function values(): array
    {
        return [...$this->joinValues, ...$this->conditionValues];
    }
}

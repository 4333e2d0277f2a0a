<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use wpdb;

/** wpdb with types: a failed statement throws an exception. */
final readonly class Database
{
    /** Rows per INSERT, so that statements stay below the engines' limits. */
    private const ROWS_AT_ONCE = 200;

    public function __construct(public wpdb $wpdb)
    {
    }

    /** The name of one of the plugin's own tables. */
    public function table(string $name): string
    {
        return "{$this->wpdb->prefix}passerelle_{$name}";
    }

    /**
     * @return list<array<string, string|null>>
     * @throws DatabaseError
     */
    public function rows(string $sql, int|float|string ...$values): array
    {
        /** @var list<array<string, string|null>>|null $rows */
        // phpcs:ignore WordPress.DB.PreparedSQL -- prepare() puts the values in
        $rows = $this->wpdb->get_results($this->prepare($sql, $values), ARRAY_A);
        $this->throwOnError();

        return $rows ?? [];
    }

    /**
     * @return list<string> the first column
     * @throws DatabaseError
     */
    public function column(string $sql, int|float|string ...$values): array
    {
        return array_map(
            static fn (array $row): string => (string) reset($row),
            $this->rows($sql, ...$values),
        );
    }

    /**
     * @return list<int> the first column as numbers
     * @throws DatabaseError
     */
    public function ids(string $sql, int|float|string ...$values): array
    {
        return array_map(intval(...), $this->column($sql, ...$values));
    }

    /** @throws DatabaseError */
    public function value(string $sql, int|float|string ...$values): ?string
    {
        $row = $this->rows($sql, ...$values)[0] ?? null;
        $value = $row === null ? null : reset($row);

        return is_string($value) ? $value : null;
    }

    /**
     * @return int rows affected; an UPDATE to the same value counts on SQLite but not on MariaDB, so exclude it by a condition
     * @throws DatabaseError
     */
    public function execute(string $sql, int|float|string ...$values): int
    {
        // phpcs:ignore WordPress.DB.PreparedSQL -- prepare() puts the values in
        $done = $this->wpdb->query($this->prepare($sql, $values));
        if ($done === false) {
            throw new DatabaseError($this->wpdb->last_error);
        }

        return (int) $done;
    }

    /**
     * One statement for many rows.
     *
     * @param string $table without prefix, as in table()
     * @param list<string> $columns
     * @param list<non-empty-list<int|string>> $rows
     */
    public function insertRows(string $table, array $columns, array $rows): void
    {
        foreach (array_chunk($rows, self::ROWS_AT_ONCE) as $chunk) {
            $tuples = array_map(static fn (array $row): string => '(' . self::placeholders($row) . ')', $chunk);
            $this->execute("INSERT INTO {$this->table($table)} (" . implode(', ', $columns) . ') VALUES ' . implode(', ', $tuples), ...array_merge(...$chunk));
        }
    }

    /** @param non-empty-list<int>|non-empty-list<string> $values */
    public static function placeholders(array $values): string
    {
        return implode(', ', array_map(static fn (int|string $value): string => is_int($value) ? '%d' : '%s', $values));
    }

    /** @param array<int|string, int|float|string> $values */
    private function prepare(string $sql, array $values): string
    {
        /** @var literal-string $sql contains table names but no values */
        // phpcs:ignore WordPress.DB.PreparedSQL -- see above
        return $values === [] ? $sql : (string) $this->wpdb->prepare($sql, ...array_values($values));
    }

    private function throwOnError(): void
    {
        if ($this->wpdb->last_error !== '') {
            throw new DatabaseError($this->wpdb->last_error);
        }
    }
}

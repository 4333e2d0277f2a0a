<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Uncollected;
use Passerelle\Kernel\Database;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Rows of one table with the account's id in one column. */
#[Uncollected]
final readonly class TableRecords implements PersonalRecords
{
    private const BATCH = 500;

    /**
     * @param string $column with the account's id
     * @param array<string, string> $columns name in the export => column; all others (hashes, secrets) are not exported
     * @param string $order a unique column
     * @param bool $isTrail true: retained under a pseudonym instead of deleted
     */
    public function __construct(
        private Database $db,
        private string $key,
        private string $table,
        private string $column,
        private array $columns,
        private string $order = 'id',
        private bool $isTrail = false,
    ) {
    }

    public function key(): string
    {
        return $this->key;
    }

    public function tables(): array
    {
        return [$this->table];
    }

    public function of(int $userId): iterable
    {
        $columns = implode(', ', array_values($this->columns));
        $from = 0;
        do {
            $rows = $this->db->rows(
                "SELECT {$columns} FROM {$this->db->table($this->table)} WHERE {$this->column} = %d ORDER BY {$this->order} LIMIT " . self::BATCH . ' OFFSET %d',
                $userId,
                $from,
            );
            $from += self::BATCH;
            foreach ($rows as $row) {
                yield array_map(static fn (string $column): ?string => $row[$column], $this->columns);
            }
        } while (count($rows) === self::BATCH);
    }

    public function erase(Erasure $erasure): void
    {
        $table = $this->db->table($this->table);
        $this->isTrail
            ? $this->db->execute("UPDATE {$table} SET {$this->column} = %d WHERE {$this->column} = %d", $erasure->pseudonym, $erasure->userId)
            : $this->db->execute("DELETE FROM {$table} WHERE {$this->column} = %d", $erasure->userId);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use Passerelle\Kernel\Database;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\PersonalRecords;

/** Rows of one table that name a person in one column. */
final readonly class TableRecords implements PersonalRecords
{
    private const BATCH = 500;

    /**
     * @param string $column that names the person
     * @param array<string, string> $shown name in the export => column; all others (hashes, secrets) stay out
     * @param string $order a unique column
     * @param bool $isTrail what must be kept, under a pseudonym, instead of removed
     */
    public function __construct(
        private Database $db,
        private string $key,
        private string $table,
        private string $column,
        private array $shown,
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
        $columns = implode(', ', array_values($this->shown));
        $from = 0;
        do {
            $rows = $this->db->rows(
                "SELECT {$columns} FROM {$this->db->table($this->table)} WHERE {$this->column} = %d ORDER BY {$this->order} LIMIT " . self::BATCH . ' OFFSET %d',
                $userId,
                $from,
            );
            $from += self::BATCH;
            foreach ($rows as $row) {
                yield array_map(static fn (string $column): ?string => $row[$column], $this->shown);
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

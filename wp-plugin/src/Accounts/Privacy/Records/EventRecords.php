<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Notices\NoticeTables;
use Passerelle\Notices\Notify;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Notices of others, and the mails about them, that say what the person did: they stay without the account. */
#[Priority(70)]
final readonly class EventRecords implements PersonalRecords, ErasedOnly
{
    /** The columns of JSON, by table. */
    private const COLUMNS = [NoticeTables::NOTICES => 'data', 'outbox' => 'payload'];
    private const PERSONS = [Notify::ACTOR, Notify::HEIR];

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'events';
    }

    public function tables(): array
    {
        return array_keys(self::COLUMNS);
    }

    public function of(int $userId): iterable
    {
        return [];
    }

    public function erase(Erasure $erasure): void
    {
        foreach (self::COLUMNS as $name => $column) {
            foreach (self::PERSONS as $person) {
                $this->eraseIn($this->db->table($name), $column, self::pattern($person, $erasure->userId), $erasure->userId);
            }
        }
    }

    private function eraseIn(string $table, string $column, string $pattern, int $userId): void
    {
        foreach ($this->db->rows("SELECT id, {$column} FROM {$table} WHERE {$column} LIKE %s", $pattern) as $row) {
            $without = self::without((string) $row[$column], $userId);
            if ($without !== null) {
                $this->db->execute("UPDATE {$table} SET {$column} = %s WHERE id = %d", $without, (int) $row['id']);
            }
        }
    }

    /** Finds too many (12 finds 123): the decoded number decides. */
    private static function pattern(string $person, int $userId): string
    {
        return "%\"{$person}\":{$userId}%";
    }

    /** @return string|null null: the person is not in it */
    private static function without(string $json, int $userId): ?string
    {
        $data = json_decode($json, true);
        $isChanged = false;
        if (!is_array($data)) {
            return null;
        }
        array_walk_recursive($data, static function (mixed &$value, int|string $key) use ($userId, &$isChanged): void {
            if (in_array($key, self::PERSONS, true) && $value === $userId) {
                $value = 0;
                $isChanged = true;
            }
        });

        return $isChanged ? json_encode($data, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE) : null;
    }
}

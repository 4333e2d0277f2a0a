<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Messages of applications. They are added while the application is locked, and end with it. */
final readonly class ThreadStore
{
    private const COLUMNS = 'id, application_id, user_id, side, text, written_at';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function has(int $applicationId): bool
    {
        return $this->db->value("SELECT 1 FROM {$this->table()} WHERE application_id = %d LIMIT 1", $applicationId) !== null;
    }

    /** @return list<ThreadMessage> the oldest first */
    public function of(int $applicationId): array
    {
        return $this->read('application_id = %d', $applicationId);
    }

    /**
     * @param list<int> $ids
     * @return array<int, ThreadMessage> by id
     */
    public function findMany(array $ids): array
    {
        $messages = $ids === [] ? [] : $this->read('id IN (' . Database::placeholders($ids) . ')', ...$ids);

        return array_column($messages, null, 'id');
    }

    public function count(int $applicationId, ThreadSide $side): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE application_id = %d AND side = %s", $applicationId, $side->value);
    }

    /** @return int id of the last message; 0: there is none */
    public function last(int $applicationId): int
    {
        return (int) $this->db->value("SELECT MAX(id) FROM {$this->table()} WHERE application_id = %d", $applicationId);
    }

    /** @return list<int> user ids of those who have written on a side */
    public function authors(int $applicationId, ThreadSide $side): array
    {
        return $this->db->ids("SELECT DISTINCT user_id FROM {$this->table()} WHERE application_id = %d AND side = %s AND user_id <> 0", $applicationId, $side->value);
    }

    /** @return int id */
    public function add(int $applicationId, int $userId, ThreadSide $side, string $text): int
    {
        $now = $this->clock->now()->format(StoredInstant::FORMAT);
        $this->db->insertRows(ThreadTables::MESSAGES, ['application_id', 'user_id', 'side', 'text', 'written_at'], [[$applicationId, $userId, $side->value, $text, $now]]);

        return $this->last($applicationId);
    }

    /** @return list<array{application: string|null, text: string, writtenAt: string}> what a person wrote, with the receipt number of the application */
    public function ofAuthor(int $userId): array
    {
        $rows = $this->db->rows(
            "SELECT message.text, message.written_at, application.number FROM {$this->table()} message"
                . " LEFT JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = message.application_id"
                . ' WHERE message.user_id = %d ORDER BY message.id',
            $userId,
        );

        return array_map(static fn (array $row): array => ['application' => $row['number'], 'text' => (string) $row['text'], 'writtenAt' => (string) $row['written_at']], $rows);
    }

    /** Messages stay in the thread, without the person who wrote them. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET user_id = 0 WHERE user_id = %d", $userId);
    }

    /** @return list<ThreadMessage> */
    private function read(string $condition, int ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(static fn (array $row): ThreadMessage => new ThreadMessage(
            (int) $row['id'],
            (int) $row['application_id'],
            (int) $row['user_id'],
            ThreadSide::from((string) $row['side']),
            (string) $row['text'],
            StoredInstant::read((string) $row['written_at']),
        ), $this->db->rows("SELECT {$columns} FROM {$this->table()} WHERE {$condition} ORDER BY id", ...$values));
    }

    private function table(): string
    {
        return $this->db->table(ThreadTables::MESSAGES);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Notes;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Notes of those who handle an application, for one another. They end with it. */
final readonly class NoteStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<array{id: int, userId: int, text: string, writtenAt: string}> the oldest first, instants as they are stored */
    public function of(int $applicationId): array
    {
        return array_map(
            static fn (array $row): array => [
                'id' => (int) $row['id'],
                'userId' => (int) $row['user_id'],
                'text' => (string) $row['text'],
                'writtenAt' => (string) $row['written_at'],
            ],
            $this->db->rows("SELECT id, user_id, text, written_at FROM {$this->table()} WHERE application_id = %d ORDER BY id", $applicationId),
        );
    }

    public function count(int $applicationId): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE application_id = %d", $applicationId);
    }

    public function add(int $applicationId, int $userId, string $text): void
    {
        $now = $this->clock->now()->format(StoredInstant::FORMAT);
        $this->db->insertRows(NoteTables::NOTES, ['application_id', 'user_id', 'text', 'written_at'], [[$applicationId, $userId, $text, $now]]);
    }

    /** @return bool false: the person wrote no such note about the application */
    public function deleteOwn(int $applicationId, int $userId, int $noteId): bool
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d AND application_id = %d AND user_id = %d", $noteId, $applicationId, $userId) === 1;
    }

    /** @return list<array{application: string|null, text: string, writtenAt: string}> what a person wrote, with the receipt number of the application */
    public function ofAuthor(int $userId): array
    {
        $rows = $this->db->rows(
            "SELECT note.text, note.written_at, application.number FROM {$this->table()} note LEFT JOIN {$this->db->table('applications')} application"
                . ' ON application.id = note.application_id WHERE note.user_id = %d ORDER BY note.id',
            $userId,
        );

        return array_map(static fn (array $row): array => ['application' => $row['number'], 'text' => (string) $row['text'], 'writtenAt' => (string) $row['written_at']], $rows);
    }

    /** Notes stay with the application, without the person who wrote them. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET user_id = 0 WHERE user_id = %d", $userId);
    }

    private function table(): string
    {
        return $this->db->table(NoteTables::NOTES);
    }
}

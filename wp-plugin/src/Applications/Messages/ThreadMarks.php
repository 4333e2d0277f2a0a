<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Kernel\Database;

/** How far each person has read the thread of an application, and of which message they were notified. */
final readonly class ThreadMarks
{
    public function __construct(private Database $db)
    {
    }

    /** @return int id of the last message that the person has read; 0: none */
    public function readUpTo(int $applicationId, int $userId): int
    {
        return (int) $this->db->value("SELECT read_id FROM {$this->table()} WHERE application_id = %d AND user_id = %d", $applicationId, $userId);
    }

    /** A mark never goes back. */
    public function read(int $applicationId, int $userId, int $messageId): void
    {
        $this->begin($applicationId, $userId);
        $this->db->execute(
            "UPDATE {$this->table()} SET read_id = %d WHERE application_id = %d AND user_id = %d AND read_id < %d",
            $messageId,
            $applicationId,
            $userId,
            $messageId,
        );
    }

    /** @return bool false: the person has not read yet of what they were notified before */
    public function notify(int $applicationId, int $userId, int $messageId): bool
    {
        $this->begin($applicationId, $userId);

        return $this->db->execute(
            "UPDATE {$this->table()} SET noticed_id = %d WHERE application_id = %d AND user_id = %d AND noticed_id <= read_id",
            $messageId,
            $applicationId,
            $userId,
        ) === 1;
    }

    public function erase(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    private function begin(int $applicationId, int $userId): void
    {
        $this->db->execute("INSERT IGNORE INTO {$this->table()} (application_id, user_id) VALUES (%d, %d)", $applicationId, $userId);
    }

    private function table(): string
    {
        return $this->db->table(ThreadTables::MARKS);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use DateTimeImmutable;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Messages between members, who blocked whom, and reports. */
final readonly class MessageStore
{
    private const OPEN = 'open';

    public function __construct(private Database $db)
    {
    }

    /** @return int id */
    public function add(int $senderId, int $recipientId, string $subject, string $message, DateTimeImmutable $now): int
    {
        $this->db->execute(
            "INSERT INTO {$this->db->table(MessageTables::MESSAGES)} (sender_id, recipient_id, subject, message, sent_at) VALUES (%d, %d, %s, %s, %s)",
            $senderId,
            $recipientId,
            $subject,
            $message,
            $now->format(StoredInstant::FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    /**
     * @param list<int> $ids
     * @return array<int, MemberMessage> by id
     */
    public function findMany(array $ids): array
    {
        $found = [];
        $sql = $ids === [] ? '' : "SELECT id, sender_id, subject, message FROM {$this->db->table(MessageTables::MESSAGES)} WHERE id IN (" . Database::placeholders($ids) . ')';
        foreach ($ids === [] ? [] : $this->db->rows($sql, ...$ids) as $row) {
            $found[(int) $row['id']] = new MemberMessage((int) $row['sender_id'], (string) $row['subject'], (string) $row['message']);
        }

        return $found;
    }

    /** @return int rows removed */
    public function forgetBefore(DateTimeImmutable $time): int
    {
        return $this->db->execute("DELETE FROM {$this->db->table(MessageTables::MESSAGES)} WHERE sent_at < %s", $time->format(StoredInstant::FORMAT));
    }

    public function isBlocked(int $userId, int $otherId): bool
    {
        return $this->db->value("SELECT 1 FROM {$this->db->table(MessageTables::BLOCKS)} WHERE user_id = %d AND blocked_id = %d", $userId, $otherId) !== null;
    }

    public function block(int $userId, int $otherId, bool $isBlocked): void
    {
        $table = $this->db->table(MessageTables::BLOCKS);
        $isBlocked
            ? $this->db->execute("REPLACE INTO {$table} (user_id, blocked_id) VALUES (%d, %d)", $userId, $otherId)
            : $this->db->execute("DELETE FROM {$table} WHERE user_id = %d AND blocked_id = %d", $userId, $otherId);
    }

    /** @return int id */
    public function report(int $reporterId, int $reportedId, int $profileGroup, string $reason, string $text, DateTimeImmutable $now): int
    {
        $this->db->execute(
            "INSERT INTO {$this->db->table(MessageTables::REPORTS)} (reporter_id, reported_id, profile_group, reason, message, state, reported_at)
            VALUES (%d, %d, %d, %s, %s, %s, %s)",
            $reporterId,
            $reportedId,
            $profileGroup,
            $reason,
            $text,
            self::OPEN,
            $now->format(StoredInstant::FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    public function findReport(int $id): ?MemberReport
    {
        $row = $this->db->rows("SELECT reporter_id, reported_id, reason, message FROM {$this->db->table(MessageTables::REPORTS)} WHERE id = %d", $id)[0] ?? null;

        return $row === null ? null : new MemberReport((int) $row['reporter_id'], (int) $row['reported_id'], (string) $row['reason'], (string) $row['message']);
    }
}

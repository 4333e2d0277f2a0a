<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Who may answer whom for some days, whether or not the other one accepts messages. */
final readonly class ReplyRights
{
    /** @param int $days from the last message on */
    public function __construct(private Database $db, private MessageStore $store, private Clock $clock, #[Limit('messages', 'replyDays')] private int $days)
    {
    }

    public function grant(int $userId, int $writerId): void
    {
        $this->db->execute(
            "REPLACE INTO {$this->db->table(MessageTables::REPLY_RIGHTS)} (user_id, writer_id, expires_at) VALUES (%d, %d, %s)",
            $userId,
            $writerId,
            $this->clock->now()->modify("+{$this->days} days")->format(StoredInstant::FORMAT),
        );
    }

    /** Not as long as the person blocks the writer. A block by the writer is secret, and decides only when the message is sent. */
    public function has(int $userId, int $writerId): bool
    {
        $sql = "SELECT 1 FROM {$this->db->table(MessageTables::REPLY_RIGHTS)} WHERE user_id = %d AND writer_id = %d AND expires_at > %s";
        $isGranted = $this->db->value($sql, $userId, $writerId, $this->clock->now()->format(StoredInstant::FORMAT)) !== null;

        return $isGranted && !$this->store->isBlocked($userId, $writerId);
    }

    /** @return int rows removed */
    public function forgetBefore(DateTimeImmutable $time): int
    {
        return $this->db->execute("DELETE FROM {$this->db->table(MessageTables::REPLY_RIGHTS)} WHERE expires_at <= %s", $time->format(StoredInstant::FORMAT));
    }
}

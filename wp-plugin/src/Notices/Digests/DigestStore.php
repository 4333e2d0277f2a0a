<?php

declare(strict_types=1);

namespace Passerelle\Notices\Digests;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\NoticeTables;

/** Notices that wait for a digest, and those in one. A digest has the id of its first notice. */
final readonly class DigestStore
{
    private const WAITING = 'digest_id IS NULL AND digest_at IS NOT NULL';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<int> user ids whose digest is due */
    public function due(int $limit): array
    {
        return $this->db->ids("SELECT DISTINCT user_id FROM {$this->table()} WHERE digest_id IS NULL AND digest_at <= %s ORDER BY user_id LIMIT %d", $this->now(), $limit);
    }

    /**
     * Puts what is due into a digest. Call first in the transaction that queues its mail.
     *
     * @param int $limit notices; what is left stays due
     * @return int|null id of the digest; null: nothing is due, or another worker took it
     */
    public function claim(int $userId, int $limit): ?int
    {
        $ids = $this->db->ids(
            "SELECT id FROM {$this->table()} WHERE user_id = %d AND digest_id IS NULL AND digest_at <= %s ORDER BY id LIMIT %d",
            $userId,
            $this->now(),
            $limit,
        );
        // The first decides between two workers, since both read it.
        if ($ids === [] || $this->take($ids[0], [$ids[0]]) === 0) {
            return null;
        }
        $this->take($ids[0], $ids);

        return $ids[0];
    }

    /** @return list<Notice> the oldest first */
    public function notices(int $userId, int $digestId): array
    {
        return NoticeStore::notices($this->db->rows("SELECT * FROM {$this->table()} WHERE digest_id = %d AND user_id = %d ORDER BY id", $digestId, $userId));
    }

    /** What waits is mailed no later than that. */
    public function hasten(int $userId, NoticeKind $kind, DateTimeImmutable $to): void
    {
        $at = $to->format(StoredInstant::FORMAT);
        $this->db->execute(
            "UPDATE {$this->table()} SET digest_at = %s WHERE user_id = %d AND kind = %s AND digest_id IS NULL AND digest_at > %s",
            $at,
            $userId,
            $kind->value,
            $at,
        );
    }

    /**
     * What waits is not mailed any more.
     *
     * @param bool $isListed it is in the list from now on; otherwise only what was in it
     */
    public function withdraw(int $userId, NoticeKind $kind, bool $isListed): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET digest_at = NULL, is_listed = CASE WHEN %d = 1 THEN 1 ELSE is_listed END WHERE user_id = %d AND kind = %s AND " . self::WAITING,
            (int) $isListed,
            $userId,
            $kind->value,
        );
    }

    /**
     * Takes the notices that still wait out of the digests; the list has them as before.
     *
     * @param list<int> $ids
     */
    public function withdrawThese(int $userId, array $ids): void
    {
        if ($ids !== []) {
            $this->db->execute(
                "UPDATE {$this->table()} SET digest_at = NULL WHERE user_id = %d AND id IN (" . Database::placeholders($ids) . ') AND ' . self::WAITING,
                $userId,
                ...$ids,
            );
        }
    }

    /** @param non-empty-list<int> $ids */
    private function take(int $digestId, array $ids): int
    {
        return $this->db->execute("UPDATE {$this->table()} SET digest_id = %d WHERE id IN (" . Database::placeholders($ids) . ') AND ' . self::WAITING, $digestId, ...$ids);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(NoticeTables::NOTICES);
    }
}

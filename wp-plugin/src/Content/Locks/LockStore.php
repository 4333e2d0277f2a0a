<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * At most one row for each post. Every change is one statement that compares before it writes, so that of several processes
 * exactly one succeeds; what became of it is read afterwards, because numbers of changed rows differ between databases.
 */
final readonly class LockStore
{
    /** @param int $seconds that a lock lasts */
    public function __construct(private Database $db, private Clock $clock, #[Limit('locks', 'seconds')] private int $seconds)
    {
    }

    /** The current lock; null when it is free. Within a transaction it cannot change until the end. */
    public function find(int $postId): ?Lock
    {
        $row = $this->db->rows(
            "SELECT user_id, since, until FROM {$this->table()} WHERE post_id = %d AND until > %s FOR UPDATE",
            $postId,
            $this->now(),
        )[0] ?? null;

        return $row === null ? null : self::lock($row);
    }

    /**
     * @param list<int> $postIds
     * @return array<int, Lock> by post id, of those that are locked now; one query
     */
    public function findMany(array $postIds): array
    {
        $locks = [];
        $sql = "SELECT post_id, user_id, since, until FROM {$this->table()} WHERE until > %s AND post_id IN (";
        foreach ($postIds === [] ? [] : $this->db->rows($sql . Database::placeholders($postIds) . ')', $this->now(), ...$postIds) as $row) {
            $locks[(int) $row['post_id']] = self::lock($row);
        }

        return $locks;
    }

    /** @param bool $fromOthers also while another user holds it */
    public function claim(int $postId, int $userId, bool $fromOthers): void
    {
        $now = $this->now();
        $isNew = $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (post_id, user_id, since, until) VALUES (%d, %d, %s, %s)",
            $postId,
            $userId,
            $now,
            $this->end(),
        ) === 1;
        if ($isNew) {
            return;
        }
        // MariaDB assigns from left to right: "since" comes before what it is compared with.
        $this->db->execute(
            "UPDATE {$this->table()} SET since = CASE WHEN user_id = %d AND until > %s THEN since ELSE %s END, user_id = %d, until = %s
                WHERE post_id = %d AND (user_id = %d OR until <= %s OR 1 = %d)",
            $userId,
            $now,
            $now,
            $userId,
            $this->end(),
            $postId,
            $userId,
            $now,
            (int) $fromOthers,
        );
    }

    /** No effect if another user has taken it since. */
    public function renew(int $postId, int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET until = %s WHERE post_id = %d AND user_id = %d", $this->end(), $postId, $userId);
    }

    public function release(int $postId, int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d AND user_id = %d", $postId, $userId);
    }

    public function forgetPost(int $postId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $postId);
    }

    /** @return int expired rows that were removed */
    public function purge(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE until <= %s", $this->now());
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function end(): string
    {
        return $this->clock->now()->modify("+{$this->seconds} seconds")->format(StoredInstant::FORMAT);
    }

    /** @param array<string, string|null> $row */
    private static function lock(array $row): Lock
    {
        return new Lock((int) $row['user_id'], StoredInstant::read((string) $row['since']), StoredInstant::read((string) $row['until']));
    }

    private function table(): string
    {
        return $this->db->table('locks');
    }
}

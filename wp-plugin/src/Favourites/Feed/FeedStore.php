<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Feed;

use Passerelle\Favourites\FavouriteTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Which address of a person's calendar is valid: the number of it, never the secret. */
final readonly class FeedStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return int|null number of the valid address; null: none was made, or it was revoked */
    public function serialOf(int $userId): ?int
    {
        $serial = $this->db->value("SELECT serial FROM {$this->table()} WHERE user_id = %d AND is_active = 1", $userId);

        return $serial === null ? null : (int) $serial;
    }

    /** Ends the address before. */
    public function renew(int $userId): void
    {
        $now = $this->clock->now()->format(StoredInstant::FORMAT);
        $this->db->execute("INSERT IGNORE INTO {$this->table()} (user_id, serial, is_active, changed_at) VALUES (%d, 0, 0, %s)", $userId, $now);
        $this->db->execute("UPDATE {$this->table()} SET serial = serial + 1, is_active = 1, changed_at = %s WHERE user_id = %d", $now, $userId);
    }

    public function revoke(int $userId): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET is_active = 0, changed_at = %s WHERE user_id = %d AND is_active = 1",
            $this->clock->now()->format(StoredInstant::FORMAT),
            $userId,
        );
    }

    private function table(): string
    {
        return $this->db->table(FavouriteTables::FEEDS);
    }
}

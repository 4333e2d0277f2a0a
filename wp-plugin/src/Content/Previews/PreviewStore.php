<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Rows of the links that can be opened; no permission checks. */
final readonly class PreviewStore
{
    public const TABLE = 'preview_links';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function add(int $groupId, int $userId, DateTimeImmutable $createdAt, DateTimeImmutable $expiresAt): PreviewLink
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (group_id, user_id, created_at, expires_at) VALUES (%d, %d, %s, %s)",
            $groupId,
            $userId,
            $createdAt->format(StoredInstant::FORMAT),
            $expiresAt->format(StoredInstant::FORMAT),
        );

        return new PreviewLink($this->db->wpdb->insert_id, $groupId, $userId, $createdAt, $expiresAt);
    }

    public function find(int $id): ?PreviewLink
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE id = %d", $id)[0] ?? null;

        return $row === null ? null : self::link($row);
    }

    /** @return list<PreviewLink> of a group that are not too old, the newest first */
    public function of(int $groupId, int $max): array
    {
        return array_map(self::link(...), $this->db->rows(
            "SELECT * FROM {$this->table()} WHERE group_id = %d AND expires_at > %s ORDER BY id DESC LIMIT %d",
            $groupId,
            $this->now(),
            $max,
        ));
    }

    /** @return bool false: the group has no such link */
    public function revoke(int $groupId, int $id): bool
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d AND group_id = %d", $id, $groupId) === 1;
    }

    /** Deletes rows of links that are too old. */
    public function purge(): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE expires_at <= %s", $this->now());
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(self::TABLE);
    }

    /** @param array<string, string|null> $row */
    private static function link(array $row): PreviewLink
    {
        return new PreviewLink(
            (int) $row['id'],
            (int) $row['group_id'],
            (int) $row['user_id'],
            StoredInstant::read((string) $row['created_at']),
            StoredInstant::read((string) $row['expires_at']),
        );
    }
}

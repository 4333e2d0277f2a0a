<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/** The table of notices. What a person reads or marks is always looked for among their own rows. */
final readonly class NoticeStore
{
    private const DATE_FORMAT = 'Y-m-d H:i:s';

    /** @param int $days that notices are stored */
    public function __construct(private Database $db, private Clock $clock, private int $days)
    {
    }

    /**
     * @param array<string, bool|int|string> $data
     * @return int id of the row
     */
    public function add(int $userId, NoticeKind $kind, int $groupId, array $data): int
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (user_id, kind, group_id, data, created_at) VALUES (%d, %s, %d, %s, %s)",
            $userId,
            $kind->value,
            $groupId,
            json_encode($data, JSON_THROW_ON_ERROR),
            $this->now(),
        );

        return $this->db->wpdb->insert_id;
    }

    public function find(int $id): ?Notice
    {
        return self::notices($this->db->rows("SELECT * FROM {$this->table()} WHERE id = %d", $id))[0] ?? null;
    }

    /** @return list<Notice> the newest first */
    public function page(int $userId, int $page, int $perPage): array
    {
        return self::notices($this->db->rows(
            "SELECT * FROM {$this->table()} WHERE user_id = %d ORDER BY id DESC LIMIT %d OFFSET %d",
            $userId,
            $perPage,
            ($page - 1) * $perPage,
        ));
    }

    public function total(int $userId): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    public function unread(int $userId): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE user_id = %d AND read_at IS NULL", $userId);
    }

    /** @param list<int> $ids those of others stay as they are */
    public function markRead(int $userId, array $ids): void
    {
        if ($ids !== []) {
            $this->db->execute(
                "UPDATE {$this->table()} SET read_at = %s WHERE user_id = %d AND read_at IS NULL AND id IN (" . Database::placeholders($ids) . ')',
                $this->now(),
                $userId,
                ...$ids,
            );
        }
    }

    public function markAllRead(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET read_at = %s WHERE user_id = %d AND read_at IS NULL", $this->now(), $userId);
    }

    public function deleteGroup(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** @return int old rows that were removed */
    public function purge(): int
    {
        return $this->db->execute(
            "DELETE FROM {$this->table()} WHERE created_at <= %s",
            $this->clock->now()->modify("-{$this->days} days")->format(self::DATE_FORMAT),
        );
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Notice> without kinds that this version does not know
     */
    private static function notices(array $rows): array
    {
        $notices = [];
        foreach ($rows as $row) {
            $kind = NoticeKind::tryFrom((string) $row['kind']);
            if ($kind !== null) {
                $notices[] = new Notice(
                    (int) $row['id'],
                    (int) $row['user_id'],
                    $kind,
                    self::instant((string) $row['created_at']),
                    $row['read_at'] === null ? null : self::instant($row['read_at']),
                    (int) $row['group_id'],
                    self::decoded((string) $row['data']),
                );
            }
        }

        return $notices;
    }

    /** @return array<string, mixed> */
    private static function decoded(string $json): array
    {
        $data = [];
        foreach ((array) json_decode($json, true) as $name => $value) {
            $data[(string) $name] = $value;
        }

        return $data;
    }

    private static function instant(string $value): DateTimeImmutable
    {
        return new DateTimeImmutable($value, new DateTimeZone('UTC'));
    }

    private function now(): string
    {
        return $this->clock->now()->format(self::DATE_FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(NoticeTables::NOTICES);
    }
}

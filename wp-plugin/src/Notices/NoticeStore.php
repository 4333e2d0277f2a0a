<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Notices\Preferences\Delivery;

/** The table of notices. What a person reads or marks is always looked for among their own rows. */
final readonly class NoticeStore
{
    /** @param int $days that notices are stored */
    public function __construct(private Database $db, private Clock $clock, #[Limit('notices', 'keepDays')] private int $days)
    {
    }

    /**
     * @param array<string, bool|int|string> $data
     * @return int id of the row
     */
    public function add(int $userId, NoticeKind $kind, int $groupId, array $data, ?Delivery $delivery = null): int
    {
        $digestAt = $delivery?->digestAt?->format(StoredInstant::FORMAT);
        $placeholders = '%d, %s, %d, %s, %s, %d, ' . ($digestAt === null ? 'NULL' : '%s');
        $this->db->execute(
            "INSERT INTO {$this->table()} (user_id, kind, group_id, data, created_at, is_listed, digest_at) VALUES ({$placeholders})",
            ...[
                $userId,
                $kind->value,
                $groupId,
                json_encode($data, JSON_THROW_ON_ERROR),
                $this->now(),
                (int) ($delivery->isListed ?? true),
                ...$digestAt === null ? [] : [$digestAt],
            ],
        );

        return $this->db->wpdb->insert_id;
    }

    /** @param array<string, mixed> $data of a mail: the id of the notice that it is about, as Notify writes it */
    public function ofMail(array $data): ?Notice
    {
        $id = $data[Notify::NOTICE] ?? null;

        return is_int($id) ? $this->find($id) : null;
    }

    public function find(int $id): ?Notice
    {
        return self::notices($this->db->rows("SELECT * FROM {$this->table()} WHERE id = %d", $id))[0] ?? null;
    }

    /** @return list<Notice> the newest first */
    public function page(int $userId, NoticeFilter $filter, int $page, int $perPage): array
    {
        [$condition, $values] = self::condition($userId, $filter);

        return self::notices($this->db->rows(
            "SELECT * FROM {$this->table()} WHERE {$condition} ORDER BY id DESC LIMIT %d OFFSET %d",
            ...[...$values, $perPage, ($page - 1) * $perPage],
        ));
    }

    public function total(int $userId, NoticeFilter $filter): int
    {
        [$condition, $values] = self::condition($userId, $filter);

        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE {$condition}", ...$values);
    }

    public function unread(int $userId): int
    {
        return $this->total($userId, new NoticeFilter(isUnread: true));
    }

    /** @return list<NoticeKind> of which the person has some in the list */
    public function kinds(int $userId): array
    {
        $kinds = $this->db->column("SELECT DISTINCT kind FROM {$this->table()} WHERE user_id = %d AND is_listed = 1", $userId);

        return array_values(array_filter(NoticeKind::cases(), static fn (NoticeKind $kind): bool => in_array($kind->value, $kinds, true)));
    }

    /** @param list<int> $ids those of others stay as they are */
    public function markRead(int $userId, array $ids): void
    {
        if ($ids !== []) {
            $this->db->execute(
                "UPDATE {$this->table()} SET read_at = %s WHERE user_id = %d AND is_listed = 1 AND read_at IS NULL AND id IN (" . Database::placeholders($ids) . ')',
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
            $this->clock->now()->modify("-{$this->days} days")->format(StoredInstant::FORMAT),
        );
    }

    /** @return array{string, list<int|string>} what the list has, and the values */
    private static function condition(int $userId, NoticeFilter $filter): array
    {
        return [
            'user_id = %d AND is_listed = 1' . ($filter->isUnread ? ' AND read_at IS NULL' : '') . ($filter->kind === null ? '' : ' AND kind = %s'),
            [$userId, ...$filter->kind === null ? [] : [$filter->kind->value]],
        ];
    }

    /**
     * @param list<array<string, string|null>> $rows of the table
     * @return list<Notice> without kinds that this version does not know
     */
    public static function notices(array $rows): array
    {
        $notices = [];
        foreach ($rows as $row) {
            $kind = NoticeKind::tryFrom((string) $row['kind']);
            if ($kind !== null) {
                $notices[] = new Notice(
                    (int) $row['id'],
                    (int) $row['user_id'],
                    $kind,
                    StoredInstant::read((string) $row['created_at']),
                    StoredInstant::readOrNull($row['read_at']),
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

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(NoticeTables::NOTICES);
    }
}

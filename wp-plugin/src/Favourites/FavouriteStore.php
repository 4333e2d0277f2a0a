<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Content\Model\ContentType;

/** The table of favourites. What a person reads or changes is always looked for among their own rows. */
final readonly class FavouriteStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(int $userId, int $groupId): ?Favourite
    {
        return self::favourites($this->db->rows("SELECT * FROM {$this->table()} WHERE user_id = %d AND group_id = %d", $userId, $groupId))[0] ?? null;
    }

    /** @return list<Favourite> the newest first */
    public function ofUser(int $userId): array
    {
        return self::favourites($this->db->rows("SELECT * FROM {$this->table()} WHERE user_id = %d ORDER BY created_at DESC, group_id DESC", $userId));
    }

    /** @return list<int> */
    public function groupsOf(int $userId): array
    {
        return $this->db->ids("SELECT group_id FROM {$this->table()} WHERE user_id = %d ORDER BY group_id", $userId);
    }

    public function count(int $userId): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    /** @return list<int> user ids of all people who marked it */
    public function usersOf(int $groupId): array
    {
        return $this->db->ids("SELECT user_id FROM {$this->table()} WHERE group_id = %d ORDER BY user_id", $groupId);
    }

    /** @return list<int> user ids, after this one, of people who wanted to be reminded of it at that instant */
    public function usersToRemind(int $groupId, int $afterUserId, DateTimeImmutable $at, int $limit): array
    {
        return $this->db->ids(
            "SELECT user_id FROM {$this->table()} WHERE group_id = %d AND user_id > %d AND remind = 1 AND created_at <= %s ORDER BY user_id LIMIT %d",
            $groupId,
            $afterUserId,
            $at->format(StoredInstant::FORMAT),
            $limit,
        );
    }

    /** Repeatable: a row that is there stays as it is. */
    public function add(int $userId, int $groupId, ContentType $type): void
    {
        $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (user_id, group_id, type, note, remind, created_at) VALUES (%d, %d, %s, '', 1, %s)",
            $userId,
            $groupId,
            $type->value,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );
    }

    public function update(int $userId, int $groupId, string $note, bool $remind): void
    {
        $this->db->execute("UPDATE {$this->table()} SET note = %s, remind = %d WHERE user_id = %d AND group_id = %d", $note, (int) $remind, $userId, $groupId);
    }

    public function remove(int $userId, int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d AND group_id = %d", $userId, $groupId);
    }

    public function removeGroup(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Favourite> without types that this version does not know
     */
    private static function favourites(array $rows): array
    {
        $favourites = [];
        foreach ($rows as $row) {
            $type = ContentType::tryFrom((string) $row['type']);
            if ($type !== null) {
                $favourites[] = new Favourite(
                    (int) $row['user_id'],
                    (int) $row['group_id'],
                    $type,
                    (string) $row['note'],
                    (int) $row['remind'] === 1,
                    StoredInstant::read((string) $row['created_at']),
                );
            }
        }

        return $favourites;
    }

    private function table(): string
    {
        return $this->db->table(FavouriteTables::FAVOURITES);
    }
}

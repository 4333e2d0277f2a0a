<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Dates;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Calls\CallDates;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** The ledger of changes of dates. */
final readonly class DateChangeStore
{
    public function __construct(private Database $db)
    {
    }

    /** @return DateChange with its id */
    public function add(DateChange $change): DateChange
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (group_id, post_id, actor_id, changed_at, kind, opens_before, opens_after, closes_before, closes_after, reason)
                VALUES (%d, %d, %d, %s, %s, NULLIF(%s, ''), NULLIF(%s, ''), NULLIF(%s, ''), NULLIF(%s, ''), %s)",
            $change->groupId,
            $change->postId,
            $change->actorId,
            self::text($change->at),
            $change->kind->value,
            self::text($change->before->opensAt),
            self::text($change->after->opensAt),
            self::text($change->before->closesAt),
            self::text($change->after->closesAt),
            $change->reason,
        );

        return $this->find($this->db->wpdb->insert_id) ?? $change;
    }

    public function find(int $id): ?DateChange
    {
        return $this->where('id = %d ORDER BY id', $id)[0] ?? null;
    }

    /** @return list<DateChange> the oldest first */
    public function ofGroup(int $groupId): array
    {
        return $this->where('group_id = %d ORDER BY id', $groupId);
    }

    /** @return list<DateChange> that an account made, the oldest first */
    public function ofActor(int $userId): array
    {
        return $this->where('actor_id = %d ORDER BY id', $userId);
    }

    public function lastOf(int $groupId): ?DateChange
    {
        return $this->where('group_id = %d ORDER BY id DESC LIMIT 1', $groupId)[0] ?? null;
    }

    /**
     * @param list<int> $groupIds
     * @return array<int, int> number of changes by group id, of those that have some; one query
     */
    public function counts(array $groupIds): array
    {
        $counts = [];
        $sql = "SELECT group_id, COUNT(*) AS changes FROM {$this->table()} WHERE group_id IN (";
        foreach ($groupIds === [] ? [] : $this->db->rows($sql . Database::placeholders($groupIds) . ') GROUP BY group_id', ...$groupIds) as $row) {
            $counts[(int) $row['group_id']] = (int) $row['changes'];
        }

        return $counts;
    }

    /** When the last language of the call is deleted for good. */
    public function deleteGroup(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** When the account ends: what it changed stays. */
    public function removeActor(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET actor_id = 0 WHERE actor_id = %d", $userId);
    }

    /** @return list<DateChange> */
    private function where(string $condition, int $value): array
    {
        return array_map(self::change(...), $this->db->rows("SELECT * FROM {$this->table()} WHERE {$condition}", $value));
    }

    /** @param array<string, string|null> $row */
    private static function change(array $row): DateChange
    {
        return new DateChange(
            (int) $row['id'],
            (int) $row['group_id'],
            (int) $row['post_id'],
            (int) $row['actor_id'],
            StoredInstant::readOrNull($row['changed_at']) ?? new DateTimeImmutable('@0'),
            DateChangeKind::from((string) $row['kind']),
            new CallDates(StoredInstant::readOrNull($row['opens_before']), StoredInstant::readOrNull($row['closes_before'])),
            new CallDates(StoredInstant::readOrNull($row['opens_after']), StoredInstant::readOrNull($row['closes_after'])),
            (string) $row['reason'],
        );
    }

    private static function text(?DateTimeImmutable $instant): string
    {
        return $instant?->setTimezone(new DateTimeZone('UTC'))->format(StoredInstant::FORMAT) ?? '';
    }

    private function table(): string
    {
        return $this->db->table(DateChangeTables::CHANGES);
    }
}

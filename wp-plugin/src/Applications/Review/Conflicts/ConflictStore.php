<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Conflicts that were found or declared. They stay, whatever becomes of their cause. */
final readonly class ConflictStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return array<int, array<int, array<string, string>>> reason of each conflict of a call, by application, user and kind */
    public function ofCall(int $callGroup): array
    {
        return self::grouped($this->db->rows(
            "SELECT application_id, user_id, kind, reason FROM {$this->table()} WHERE user_id IS NOT NULL AND application_id IN"
                . " (SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE call_group = %d) ORDER BY id",
            $callGroup,
        ));
    }

    /**
     * @param list<int> $applicationIds
     * @return list<int> those in which the person has a stored conflict
     */
    public function among(int $userId, array $applicationIds): array
    {
        return $applicationIds === [] ? [] : $this->db->ids(
            "SELECT DISTINCT application_id FROM {$this->table()} WHERE user_id = %d AND application_id IN (" . Database::placeholders($applicationIds) . ')',
            $userId,
            ...$applicationIds,
        );
    }

    /** @param string $reason may be empty for computed ones */
    public function add(int $applicationId, int $userId, ConflictKind $kind, string $reason, int $declaredBy): void
    {
        $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (application_id, user_id, kind, reason, declared_by, found_at) VALUES (%d, %d, %s, %s, %d, %s)",
            $applicationId,
            $userId,
            $kind->value,
            $reason,
            $declaredBy,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );
    }

    /** @return list<array<string, mixed>> as data about the person */
    public function rowsOf(int $userId): array
    {
        return array_map(static fn (array $row): array => [
            'application' => (int) $row['application_id'],
            'kind' => (string) $row['kind'],
            'reason' => (string) $row['reason'],
            'foundAt' => (string) $row['found_at'],
        ], $this->db->rows("SELECT application_id, kind, reason, found_at FROM {$this->table()} WHERE user_id = %d ORDER BY id", $userId));
    }

    /** Reasons are about the person: they go with the account. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET user_id = NULL, reason = '' WHERE user_id = %d", $userId);
        $this->db->execute("UPDATE {$this->table()} SET declared_by = 0 WHERE declared_by = %d", $userId);
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array<int, array<int, array<string, string>>>
     */
    private static function grouped(array $rows): array
    {
        $conflicts = [];
        foreach ($rows as $row) {
            $conflicts[(int) $row['application_id']][(int) $row['user_id']][(string) $row['kind']] = (string) $row['reason'];
        }

        return $conflicts;
    }

    private function table(): string
    {
        return $this->db->table(ReviewTables::CONFLICTS);
    }
}

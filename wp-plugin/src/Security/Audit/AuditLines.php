<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Database;

/** Reads the log. */
final readonly class AuditLines
{
    private const BATCH = 500;

    public function __construct(private Database $db, private AuditAccounts $accounts)
    {
    }

    /** @return list<AuditLine> of a record in all its languages, the oldest first */
    public function ofGroup(int $groupId): array
    {
        return array_map(AuditLine::fromRow(...), $this->db->rows(
            "SELECT * FROM {$this->db->table('audit')} WHERE group_id = %d ORDER BY id",
            $groupId,
        ));
    }

    /**
     * @param list<int> $groupIds
     * @return list<AuditLine> that changed the status of one of these records in a language, the oldest first; one query
     */
    public function statusChanges(array $groupIds): array
    {
        return $groupIds === [] ? [] : array_map(AuditLine::fromRow(...), $this->db->rows(
            "SELECT * FROM {$this->db->table('audit')} WHERE group_id IN (" . Database::placeholders($groupIds) . ') AND before_status <> after_status ORDER BY id',
            ...$groupIds,
        ));
    }

    /**
     * @param non-empty-list<int> $groupIds
     * @param string $from first instant, UTC
     * @param string $until exclusive end
     * @return list<array{groupId: int, day: string, count: int}> how many lines of an action these records have, by day in UTC
     */
    public function countsByDay(array $groupIds, string $action, string $from, string $until): array
    {
        return array_map(static fn (array $row): array => ['groupId' => (int) $row['group_id'], 'day' => (string) $row['day'], 'count' => (int) $row['total']], $this->db->rows(
            "SELECT group_id, SUBSTR(at, 1, 10) AS day, COUNT(*) AS total FROM {$this->db->table('audit')}
            WHERE group_id IN (" . Database::placeholders($groupIds) . ') AND action = %s AND at >= %s AND at < %s GROUP BY group_id, SUBSTR(at, 1, 10)',
            ...[...$groupIds, $action, $from, $until],
        ));
    }

    /** @return iterable<AuditLine> what an account did, the oldest first */
    public function ofAccount(int $userId): iterable
    {
        $pseudonym = $this->accounts->findPseudonym($userId);

        return $pseudonym === null ? [] : $this->batches('actor = %s', $pseudonym);
    }

    /** @return iterable<AuditLine> the oldest first */
    public function all(): iterable
    {
        return $this->batches('1 = %d', 1);
    }

    /** @return list<AuditLine> that follow a line, the oldest first */
    public function after(int $id, int $limit): array
    {
        return array_map(AuditLine::fromRow(...), $this->db->rows("SELECT * FROM {$this->db->table('audit')} WHERE id > %d ORDER BY id LIMIT %d", $id, $limit));
    }

    /** @return list<AuditLine> that match, the newest first, all before a line */
    public function page(AuditFilter $filter, int $before, int $limit): array
    {
        [$condition, $values] = $filter->condition();

        return array_map(AuditLine::fromRow(...), $this->db->rows(
            "SELECT * FROM {$this->db->table('audit')} WHERE {$condition} AND id < %d ORDER BY id DESC LIMIT %d",
            ...[...$values, $before, $limit],
        ));
    }

    /** @return iterable<list<AuditLine>> that match, the oldest first, some hundred at a time */
    public function matching(AuditFilter $filter): iterable
    {
        [$condition, $values] = $filter->condition();
        $last = 0;
        do {
            $lines = array_map(AuditLine::fromRow(...), $this->db->rows(
                "SELECT * FROM {$this->db->table('audit')} WHERE {$condition} AND id > %d ORDER BY id LIMIT " . self::BATCH,
                ...[...$values, $last],
            ));
            $last = $lines === [] ? $last : end($lines)->id;
            yield $lines;
        } while (count($lines) === self::BATCH);
    }

    /** @return list<string> every action that a line has */
    public function actions(): array
    {
        return $this->db->column("SELECT DISTINCT action FROM {$this->db->table('audit')} ORDER BY action");
    }

    public function head(): AuditHead
    {
        return AuditHead::fromRow($this->db->rows("SELECT last_id, last_hash FROM {$this->db->table('audit_head')} WHERE id = %d", AuditHead::ROW)[0] ?? []);
    }

    /** @return iterable<AuditLine> */
    private function batches(string $condition, int|string $value): iterable
    {
        $last = 0;
        do {
            $rows = $this->db->rows(
                "SELECT * FROM {$this->db->table('audit')} WHERE {$condition} AND id > %d ORDER BY id LIMIT " . self::BATCH,
                $value,
                $last,
            );
            foreach ($rows as $row) {
                $line = AuditLine::fromRow($row);
                $last = $line->id;
                yield $line;
            }
        } while (count($rows) === self::BATCH);
    }
}

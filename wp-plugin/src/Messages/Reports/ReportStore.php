<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Messages\MemberReport;
use Passerelle\Messages\MessageTables;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Scope;

/**
 * Reports for those who handle them: of the members whose profile is in their scope, as the review queue has it. Whoever reported or is
 * reported finds nothing of it. Every change compares the version before it writes.
 */
final readonly class ReportStore
{
    public function __construct(private Database $db)
    {
    }

    /** @return list<Report> open ones the oldest first, handled ones the latest first */
    public function page(Scope $scope, ReportFilter $filter, int $limit, int $offset): array
    {
        if ($scope->isEmpty) {
            return [];
        }
        [$condition, $values] = $this->matching($scope, $filter);
        $order = $filter->state === ReportState::Open ? 'r.reported_at, r.id' : 'r.handled_at DESC, r.id DESC';

        return $this->where("{$condition} ORDER BY {$order} LIMIT %d OFFSET %d", ...[...$values, $limit, $offset]);
    }

    public function total(Scope $scope, ReportFilter $filter): int
    {
        if ($scope->isEmpty) {
            return 0;
        }
        [$condition, $values] = $this->matching($scope, $filter);

        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} r WHERE {$condition}", ...$values);
    }

    public function find(Scope $scope, int $id): ?Report
    {
        if ($scope->isEmpty) {
            return null;
        }
        [$condition, $values] = $this->inScope($scope);

        return $this->where("{$condition} AND r.id = %d", ...[...$values, $id])[0] ?? null;
    }

    /**
     * Without a scope: for what the site says to who reported.
     *
     * @param list<int> $ids
     * @return array<int, Report> by id
     */
    public function findMany(array $ids): array
    {
        $found = $ids === [] ? [] : $this->where('r.id IN (' . Database::placeholders($ids) . ')', ...$ids);

        return array_column(array_map(static fn (Report $report): array => [$report->id, $report], $found), 1, 0);
    }

    /**
     * @param list<Report> $reports
     * @return array<int, int> how often the member had been reported before, by id of the report; without those that are the first
     */
    public function earlier(array $reports): array
    {
        if ($reports === []) {
            return [];
        }
        $ids = array_map(static fn (Report $report): int => $report->id, $reports);
        $sql = "SELECT r.id, COUNT(*) AS count FROM {$this->table()} r JOIN {$this->table()} e ON e.reported_id = r.reported_id AND e.id < r.id
            WHERE r.id IN (" . Database::placeholders($ids) . ') GROUP BY r.id';
        $counts = [];
        foreach ($this->db->rows($sql, ...$ids) as $row) {
            $counts[(int) $row['id']] = (int) $row['count'];
        }

        return $counts;
    }

    /** @return bool false: another change was faster */
    public function handle(Report $report, ReportHandling $handling): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, outcome = %s, note = %s, handled_by = %d, handled_at = %s, version = version + 1 WHERE id = %d AND version = %d",
            ReportState::Handled->value,
            $handling->outcome->value,
            $handling->note,
            $handling->handlerId,
            $handling->at->format(StoredInstant::FORMAT),
            $report->id,
            $report->version,
        ) === 1;
    }

    /** @return bool false: another change was faster */
    public function reopen(Report $report): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, outcome = '', note = NULL, handled_by = 0, handled_at = NULL, version = version + 1 WHERE id = %d AND version = %d",
            ReportState::Open->value,
            $report->id,
            $report->version,
        ) === 1;
    }

    /** @return array{string, list<int|string>} */
    private function matching(Scope $scope, ReportFilter $filter): array
    {
        [$condition, $values] = $this->inScope($scope);
        if ($filter->until !== null) {
            $condition .= ' AND r.reported_at <= %s';
            $values[] = $filter->until->format(StoredInstant::FORMAT);
        }

        return ["{$condition} AND r.state = %s", [...$values, $filter->state->value]];
    }

    /** @return array{string, list<int|string>} */
    private function inScope(Scope $scope): array
    {
        $condition = 'r.reporter_id <> %d AND r.reported_id <> %d';
        $values = [$scope->viewer->id, $scope->viewer->id];
        if ($scope->country === null) {
            return [$condition, $values];
        }

        return [
            "{$condition} AND EXISTS (SELECT 1 FROM {$this->db->table(QueueTables::QUEUE)} q WHERE q.owner_id = r.reported_id AND q.country = %s AND q.type = %s)",
            [...$values, $scope->country, ContentType::CommunityProfile->value],
        ];
    }

    /** @return list<Report> */
    private function where(string $condition, int|string ...$values): array
    {
        return array_map(self::report(...), $this->db->rows("SELECT r.* FROM {$this->table()} r WHERE {$condition}", ...$values));
    }

    /** @param array<string, string|null> $row */
    private static function report(array $row): Report
    {
        $outcome = ReportOutcome::tryFrom((string) $row['outcome']);

        return new Report(
            (int) $row['id'],
            (int) $row['version'],
            new MemberReport((int) $row['reporter_id'], (int) $row['reported_id'], (string) $row['reason'], (string) $row['message']),
            (int) $row['profile_group'],
            StoredInstant::read((string) $row['reported_at']),
            $outcome === null ? null : new ReportHandling($outcome, (string) $row['note'], (int) $row['handled_by'], StoredInstant::read((string) $row['handled_at'])),
        );
    }

    private function table(): string
    {
        return $this->db->table(MessageTables::REPORTS);
    }
}

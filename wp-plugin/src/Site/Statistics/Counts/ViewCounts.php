<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Counts;

use Passerelle\Kernel\Database;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Site\Statistics\StatisticsTables;

/** The table of views of items by day. */
final readonly class ViewCounts implements RankedCounts
{
    public function __construct(private Database $db)
    {
    }

    public function of(array $groupIds, Period $period): array
    {
        return array_map(static fn (array $row): array => ['groupId' => (int) $row['group_id'], 'day' => (string) $row['day'], 'count' => (int) $row['views']], $this->db->rows(
            "SELECT group_id, day, views FROM {$this->table()} WHERE group_id IN (" . Database::placeholders($groupIds) . ') AND day BETWEEN %s AND %s',
            ...[...$groupIds, $period->firstDay(), $period->lastDay()],
        ));
    }

    public function highest(Period $period, int $smallest, int $limit): array
    {
        $rows = $this->db->rows(
            "SELECT group_id, SUM(views) AS total FROM {$this->table()} WHERE day BETWEEN %s AND %s
            GROUP BY group_id HAVING SUM(views) >= %d ORDER BY total DESC, group_id LIMIT %d",
            $period->firstDay(),
            $period->lastDay(),
            $smallest,
            $limit,
        );

        return array_combine(array_map(intval(...), array_column($rows, 'group_id')), array_map(intval(...), array_column($rows, 'total')));
    }

    public function byMonth(Period $period, int $smallest): array
    {
        $rows = $this->db->rows(
            "SELECT c.month, SUM(c.total) AS total FROM (
                SELECT group_id, SUBSTR(day, 1, 7) AS month, SUM(views) AS total FROM {$this->table()} WHERE day BETWEEN %s AND %s
                GROUP BY group_id, SUBSTR(day, 1, 7) HAVING SUM(views) >= %d
            ) c GROUP BY c.month",
            $period->firstDay(),
            $period->lastDay(),
            $smallest,
        );

        return array_combine(array_map(strval(...), array_column($rows, 'month')), array_map(intval(...), array_column($rows, 'total')));
    }

    public function add(int $groupId, string $day, int $views): void
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (group_id, day, views) VALUES (%d, %s, %d) ON DUPLICATE KEY UPDATE views = views + VALUES(views)",
            $groupId,
            $day,
            $views,
        );
    }

    /** @return int rows of days before this one, which were deleted */
    public function forgetBefore(string $day): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE day < %s", $day);
    }

    /** @return list<int> groups with views, after this one */
    public function groupsAfter(int $groupId, int $limit): array
    {
        return $this->db->ids("SELECT DISTINCT group_id FROM {$this->table()} WHERE group_id > %d ORDER BY group_id LIMIT %d", $groupId, $limit);
    }

    /** @param non-empty-list<int> $groupIds */
    public function forgetGroups(array $groupIds): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id IN (" . Database::placeholders($groupIds) . ')', ...$groupIds);
    }

    private function table(): string
    {
        return $this->db->table(StatisticsTables::VIEWS);
    }
}

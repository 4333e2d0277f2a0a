<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Counts;

use Passerelle\Favourites\FavouriteTables;
use Passerelle\Kernel\Database;
use Passerelle\Moderation\Statistics\Period;

/** How many people added an item to their favourites on a day and still have it there. */
final readonly class FavouriteCounts implements RankedCounts
{
    public function __construct(private Database $db)
    {
    }

    public function of(array $groupIds, Period $period): array
    {
        return array_map(static fn (array $row): array => ['groupId' => (int) $row['group_id'], 'day' => (string) $row['day'], 'count' => (int) $row['total']], $this->db->rows(
            "SELECT group_id, SUBSTR(created_at, 1, 10) AS day, COUNT(*) AS total FROM {$this->table()}
            WHERE group_id IN (" . Database::placeholders($groupIds) . ') AND created_at >= %s AND created_at < %s GROUP BY group_id, SUBSTR(created_at, 1, 10)',
            ...[...$groupIds, ...$period->bounds()],
        ));
    }

    public function highest(Period $period, int $smallest, int $limit): array
    {
        $rows = $this->db->rows(
            "SELECT group_id, COUNT(*) AS total FROM {$this->table()} WHERE created_at >= %s AND created_at < %s
            GROUP BY group_id HAVING COUNT(*) >= %d ORDER BY total DESC, group_id LIMIT %d",
            ...[...$period->bounds(), $smallest, $limit],
        );

        return array_combine(array_map(intval(...), array_column($rows, 'group_id')), array_map(intval(...), array_column($rows, 'total')));
    }

    public function byMonth(Period $period, int $smallest): array
    {
        $rows = $this->db->rows(
            "SELECT c.month, SUM(c.total) AS total FROM (
                SELECT group_id, SUBSTR(created_at, 1, 7) AS month, COUNT(*) AS total FROM {$this->table()} WHERE created_at >= %s AND created_at < %s
                GROUP BY group_id, SUBSTR(created_at, 1, 7) HAVING COUNT(*) >= %d
            ) c GROUP BY c.month",
            ...[...$period->bounds(), $smallest],
        );

        return array_combine(array_map(strval(...), array_column($rows, 'month')), array_map(intval(...), array_column($rows, 'total')));
    }

    private function table(): string
    {
        return $this->db->table(FavouriteTables::FAVOURITES);
    }
}

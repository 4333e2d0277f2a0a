<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\NearestRank;
use Passerelle\Moderation\Target;

/** How long decisions take, and what waits before a record: from the index and the table of decisions, with two queries for any number of records. */
final readonly class WaitingTimes
{
    /**
     * @param int $days whose decisions count
     * @param int $decisionsMin fewer say nothing
     */
    public function __construct(
        private Database $db,
        private Clock $clock,
        #[Limit('moderation', 'waitingDays')] private int $days,
        #[Limit('moderation', 'waitingDecisions')] private int $decisionsMin,
    ) {
    }

    /**
     * @param list<int> $postIds
     * @return array<int, WaitingPlace> by post id, of those that wait themselves or whose proposal waits
     */
    public function of(array $postIds): array
    {
        $nearest = $this->nearest($postIds);
        $times = $nearest === [] ? [] : $this->times($nearest);

        return array_map(fn (array $row): WaitingPlace => new WaitingPlace(
            (int) $row['ahead'],
            $this->usualDays($times[(string) $row['type']] ?? [], (string) $row['country']),
        ), $nearest);
    }

    /**
     * One country for each post: the one whose turn comes first.
     *
     * @param list<int> $postIds
     * @return array<int, array<string, string|null>> rows with type, country and ahead by post id
     */
    private function nearest(array $postIds): array
    {
        if ($postIds === []) {
            return [];
        }
        $queue = $this->db->table(QueueTables::QUEUE);
        $rows = $this->db->rows(
            "SELECT mine.post_id, mine.type, mine.country, COUNT(other.post_id) AS ahead FROM {$queue} mine
                LEFT JOIN {$queue} other ON other.country = mine.country AND other.status = mine.status AND other.since <= mine.since
                    AND (other.since < mine.since OR other.post_id < mine.post_id)
                WHERE mine.post_id IN (" . Database::placeholders($postIds) . ') AND mine.status = %s
                GROUP BY mine.post_id, mine.target, mine.type, mine.country',
            ...$postIds,
            ...[Decision::Pending->value],
        );
        // A row of all countries counts only where there is no other.
        usort($rows, static fn (array $a, array $b): int => [$a['country'] === QueueEntries::ALL_COUNTRIES, (int) $a['ahead'], $a['country']]
            <=> [$b['country'] === QueueEntries::ALL_COUNTRIES, (int) $b['ahead'], $b['country']]);
        $nearest = [];
        foreach ($rows as $row) {
            $nearest[(int) $row['post_id']] ??= $row;
        }

        return $nearest;
    }

    /**
     * @param non-empty-array<int, array<string, string|null>> $nearest
     * @return array<string, array<string, list<int>>> seconds from submission to decision by type, then country
     */
    private function times(array $nearest): array
    {
        $types = array_values(array_unique(array_map(static fn (array $row): string => (string) $row['type'], $nearest)));
        $countries = array_map(static fn (array $row): string => (string) $row['country'], $nearest);
        $countries = array_values(array_unique([QueueEntries::ALL_COUNTRIES, ...$countries]));
        $rows = $this->db->rows(
            "SELECT q.type, q.country, d.waiting_since, d.decided_at FROM {$this->db->table(ModerationTables::DECISIONS)} d
                JOIN {$this->db->table(QueueTables::QUEUE)} q ON q.post_id = d.post_id AND q.target = %s
                WHERE d.decided_at >= %s AND d.waiting_since IS NOT NULL AND q.type IN (" . Database::placeholders($types)
                . ') AND q.country IN (' . Database::placeholders($countries) . ')',
            Target::Record->value,
            $this->clock->now()->modify("-{$this->days} days")->format(StoredInstant::FORMAT),
            ...$types,
            ...$countries,
        );
        $times = [];
        foreach ($rows as $row) {
            $times[(string) $row['type']][(string) $row['country']][] = (int) strtotime("{$row['decided_at']} UTC") - (int) strtotime("{$row['waiting_since']} UTC");
        }

        return $times;
    }

    /** @param array<string, list<int>> $times seconds by country */
    private function usualDays(array $times, string $country): ?int
    {
        foreach ([$country, QueueEntries::ALL_COUNTRIES] as $each) {
            $seconds = $times[$each] ?? [];
            if (count($seconds) >= $this->decisionsMin) {
                return max(1, (int) round(self::median($seconds) / DAY_IN_SECONDS));
            }
        }

        return null;
    }

    /** @param list<int> $numbers at least one */
    private static function median(array $numbers): int
    {
        sort($numbers);

        return $numbers[NearestRank::place(count($numbers), NearestRank::MEDIAN)];
    }
}

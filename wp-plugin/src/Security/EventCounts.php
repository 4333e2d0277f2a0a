<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Database;

/**
 * Counts of events by kind, outcome and reason. Totals are aggregated daily, so that a scrape of /metrics counts only newer
 * rows, and so that counters never decrease when retention deletes rows.
 */
final readonly class EventCounts
{
    private const OPTION = 'passerelle_security_totals';

    public function __construct(private Database $db)
    {
    }

    /** @return list<array{event: string, outcome: string, reason: string, total: int}> in the order of the three names */
    public function all(): array
    {
        [$upTo, $totals] = self::summary();
        $totals = self::sum($totals, $this->stored('id > %d', $upTo));
        ksort($totals, SORT_STRING);

        return array_map(static function (string $key, int $total): array {
            [$event, $outcome, $reason] = [...explode(' ', $key, 3), '', ''];

            return ['event' => $event, 'outcome' => $outcome, 'reason' => $reason, 'total' => $total];
        }, array_keys($totals), array_values($totals));
    }

    /**
     * Adds past events to the totals; they may be deleted afterwards.
     *
     * @param string $before exclusive end, UTC, old enough that no transaction still writes earlier events
     */
    public function summarise(string $before): void
    {
        [$upTo, $totals] = self::summary();
        $last = $this->db->value("SELECT MAX(id) FROM {$this->table()} WHERE happened_at < %s AND id > %d", $before, $upTo);
        if ($last === null) {
            return;
        }
        $totals = self::sum($totals, $this->stored('id > %d AND id <= %d', $upTo, (int) $last));
        update_option(self::OPTION, ['upTo' => (int) $last, 'totals' => $totals], false);
    }

    /** @return array<string, int> by "event outcome reason" */
    private function stored(string $condition, int ...$ids): array
    {
        $rows = $this->db->rows(
            "SELECT event, outcome, reason, COUNT(*) AS total FROM {$this->table()} WHERE {$condition} GROUP BY event, outcome, reason",
            ...$ids,
        );
        $totals = [];
        foreach ($rows as $row) {
            $totals["{$row['event']} {$row['outcome']} {$row['reason']}"] = (int) $row['total'];
        }

        return $totals;
    }

    /** @return array{int, array<string, int>} id of the last event in the totals; totals by "event outcome reason" */
    private static function summary(): array
    {
        $stored = get_option(self::OPTION, []);
        $stored = is_array($stored) ? $stored : [];
        $totals = $stored['totals'] ?? [];
        $upTo = $stored['upTo'] ?? 0;

        return [is_int($upTo) ? $upTo : 0, is_array($totals) ? array_filter($totals, is_int(...)) : []];
    }

    /**
     * @param array<string, int> $totals
     * @param array<string, int> $more
     * @return array<string, int>
     */
    private static function sum(array $totals, array $more): array
    {
        foreach ($more as $key => $total) {
            $totals[$key] = ($totals[$key] ?? 0) + $total;
        }

        return $totals;
    }

    private function table(): string
    {
        return $this->db->table('security_events');
    }
}

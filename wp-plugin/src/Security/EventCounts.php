<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Database;

/**
 * How many events there have been, by kind, outcome and reason. What retention removes stays counted, so that a count
 * never falls.
 */
final readonly class EventCounts
{
    private const OPTION = 'passerelle_security_removed';

    public function __construct(private Database $db)
    {
    }

    /** @return list<array{event: string, outcome: string, reason: string, total: int}> in the order of the three names */
    public function all(): array
    {
        $totals = self::removed();
        foreach ($this->stored('1 = %d', 1) as $key => $total) {
            $totals[$key] = ($totals[$key] ?? 0) + $total;
        }
        ksort($totals, SORT_STRING);

        return array_map(static function (string $key, int $total): array {
            [$event, $outcome, $reason] = [...explode(' ', $key, 3), '', ''];

            return ['event' => $event, 'outcome' => $outcome, 'reason' => $reason, 'total' => $total];
        }, array_keys($totals), array_values($totals));
    }

    /** Keeps the counts of events that are about to be removed. @param string $before first instant whose events stay, UTC */
    public function keepBefore(string $before): void
    {
        $totals = self::removed();
        foreach ($this->stored('happened_at < %s', $before) as $key => $total) {
            $totals[$key] = ($totals[$key] ?? 0) + $total;
        }
        update_option(self::OPTION, $totals, false);
    }

    /** @return array<string, int> by "event outcome reason" */
    private function stored(string $condition, string|int $value): array
    {
        $rows = $this->db->rows(
            "SELECT event, outcome, reason, COUNT(*) AS total FROM {$this->db->table('security_events')} WHERE {$condition} GROUP BY event, outcome, reason",
            $value,
        );
        $totals = [];
        foreach ($rows as $row) {
            $totals["{$row['event']} {$row['outcome']} {$row['reason']}"] = (int) $row['total'];
        }

        return $totals;
    }

    /** @return array<string, int> by "event outcome reason" */
    private static function removed(): array
    {
        $stored = get_option(self::OPTION, []);

        return is_array($stored) ? array_filter($stored, is_int(...)) : [];
    }
}

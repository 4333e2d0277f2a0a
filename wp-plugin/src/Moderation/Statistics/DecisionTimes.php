<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Database;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\NearestRank;
use Passerelle\Moderation\Target;

/** Time from the last submission to the decision, of the decisions of a period; the database reads each percentile at its place in the order. */
final readonly class DecisionTimes
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param Target|null $target null: records and proposals
     * @param string $condition on the decision, d, beginning with AND
     */
    public function of(Period $period, ?Target $target = null, string $condition = '', string ...$values): WaitingTime
    {
        $from = "FROM {$this->db->table(ModerationTables::DECISIONS)} d WHERE d.decided_at >= %s AND d.decided_at < %s AND d.waiting_since IS NOT NULL"
            . ($target === null ? '' : ' AND d.target = %s') . $condition;
        $bound = [...$period->bounds(), ...($target === null ? [] : [$target->value]), ...array_values($values)];
        $count = (int) $this->db->value("SELECT COUNT(*) {$from}", ...$bound);
        $at = fn (float $share): ?int => $count === 0 ? null : $this->at(NearestRank::place($count, $share), $from, $bound);

        return new WaitingTime($count, $at(NearestRank::MEDIAN), $at(NearestRank::NINETIETH));
    }

    /**
     * @param list<string> $values
     * @return int seconds
     */
    private function at(int $place, string $from, array $values): int
    {
        $row = $this->db->rows(
            "SELECT d.decided_at, d.waiting_since {$from} ORDER BY UNIX_TIMESTAMP(d.decided_at) - UNIX_TIMESTAMP(d.waiting_since), d.id LIMIT 1 OFFSET %d",
            ...[...$values, $place],
        )[0] ?? [];
        $seconds = static fn (string $name): int => (new DateTimeImmutable((string) ($row[$name] ?? 'now'), new DateTimeZone('UTC')))->getTimestamp();

        return $seconds('decided_at') - $seconds('waiting_since');
    }
}

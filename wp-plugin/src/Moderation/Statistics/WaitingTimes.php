<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Database;
use Passerelle\Model\Status;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Transition;

/**
 * Time from the last submission to the decision, of the decisions of a period. Percentiles are nearest ranks: real waiting times,
 * read by the database at their place in the order.
 */
final readonly class WaitingTimes
{
    private const MEDIAN = 0.5;
    private const NINETIETH = 0.9;

    public function __construct(private Database $db)
    {
    }

    /**
     * @param Target|null $target null: records and proposals
     * @param string $condition on the decision, d, beginning with AND
     */
    public function of(Period $period, ?Target $target = null, string $condition = '', string ...$values): WaitingTime
    {
        $decisions = $this->db->table(ModerationTables::DECISIONS);
        $lines = $this->db->table('audit');
        $from = "FROM {$decisions} d JOIN {$lines} a ON a.group_id = d.group_id AND a.post_id = d.post_id AND a.at <= d.decided_at
                AND ((d.target = %s AND a.action = %s) OR (d.target = %s AND a.after_status = %s AND a.before_status <> %s))
            WHERE d.decided_at >= %s AND d.decided_at < %s AND (d.target = %s OR d.before_status = %s)"
                . ($target === null ? '' : ' AND d.target = %s') . $condition;
        $bound = [
            Target::Proposal->value, Transition::Propose->value, Target::Record->value, Status::Pending->value, Status::Pending->value,
            ...$period->bounds(), Target::Proposal->value, Status::Pending->value,
            ...($target === null ? [] : [$target->value]), ...array_values($values),
        ];
        $count = (int) $this->db->value("SELECT COUNT(DISTINCT d.id) {$from}", ...$bound);
        $at = fn (float $share): ?int => $count === 0 ? null : $this->place($from, $bound, max(0, (int) ceil($share * $count) - 1));

        return new WaitingTime($count, $at(self::MEDIAN), $at(self::NINETIETH));
    }

    /** @param list<string> $values */
    private function place(string $from, array $values, int $offset): int
    {
        $row = $this->db->rows(
            "SELECT d.id, d.decided_at AS decided, MAX(a.at) AS submitted {$from}
                GROUP BY d.id, d.decided_at ORDER BY UNIX_TIMESTAMP(d.decided_at) - UNIX_TIMESTAMP(MAX(a.at)), d.id LIMIT 1 OFFSET %d",
            ...[...$values, $offset],
        )[0] ?? [];
        $seconds = static fn (string $name): int => (new DateTimeImmutable((string) ($row[$name] ?? 'now'), new DateTimeZone('UTC')))->getTimestamp();

        return $seconds('decided') - $seconds('submitted');
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Target;
use Passerelle\Rights\CapabilityMatrix;

/** Decisions of a period on what waited for a validator, or those that altered a final decision. */
final readonly class DecisionsMade
{
    public function __construct(private Counts $counts)
    {
    }

    /** @return array<string, int> by type */
    public function byType(Period $period): array
    {
        return $this->count('d.post_type', $period);
    }

    /** @return array<string, int> by value of Decision */
    public function byDecision(Period $period): array
    {
        return $this->count('d.decision', $period);
    }

    /** @return array<string, int> by value of RejectionReason */
    public function byReason(Period $period): array
    {
        return $this->count('d.reason', $period, ' AND d.reason IS NOT NULL');
    }

    /** @return array<int, int> by user id; 0 for accounts that are gone */
    public function byValidator(Period $period): array
    {
        return self::byId($this->count('d.moderator_id', $period));
    }

    /** @return array<int, int> by user id: decisions that altered a final one */
    public function alteredByValidator(Period $period): array
    {
        return self::byId($this->counts->run(
            "SELECT d.moderator_id AS name, COUNT(*) AS count FROM {$this->table()} d
                WHERE d.decided_at >= %s AND d.decided_at < %s AND d.target = %s AND d.before_status <> %s GROUP BY d.moderator_id",
            ...[...$period->bounds(), Target::Record->value, Status::Pending->value],
        ));
    }

    /** @return array<string, int> by ISO code of today; what has several counts in each, what has none in '' */
    public function byCountry(Period $period): array
    {
        return $this->count("COALESCE(q.country, '')", $period, join: "LEFT JOIN {$this->counts->db->table(QueueTables::QUEUE)} q
            ON q.post_id = d.post_id AND q.target = 'record' AND q.country <> ''");
    }

    /** @return array<string, int> */
    private function count(string $name, Period $period, string $condition = '', string $join = ''): array
    {
        // Staff decide on proposals of other types.
        $types = array_map(static fn (ContentType $type): string => $type->value, CapabilityMatrix::moderated());

        return $this->counts->run(
            "SELECT {$name} AS name, COUNT(*) AS count FROM {$this->table()} d {$join}
                WHERE d.decided_at >= %s AND d.decided_at < %s AND (d.target = %s OR d.before_status = %s)
                AND d.post_type IN (" . Database::placeholders($types) . "){$condition} GROUP BY {$name}",
            ...[...$period->bounds(), Target::Proposal->value, Status::Pending->value, ...$types],
        );
    }

    /**
     * @param array<string, int> $counts
     * @return array<int, int>
     */
    private static function byId(array $counts): array
    {
        $byId = [];
        foreach ($counts as $id => $count) {
            $byId[(int) $id] = $count;
        }

        return $byId;
    }

    private function table(): string
    {
        return $this->counts->db->table(ModerationTables::DECISIONS);
    }
}

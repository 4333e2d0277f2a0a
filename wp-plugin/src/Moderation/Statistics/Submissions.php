<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Target;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Transition;

/** What was submitted in a period, from the audit log. A record that was submitted twice counts twice; one deleted for good does not count. */
final readonly class Submissions
{
    public function __construct(private Counts $counts)
    {
    }

    /**
     * @param Target|null $target null: records and proposals
     * @return array<string, int>
     */
    public function byType(Period $period, ?Target $target = null): array
    {
        [$from, $values] = $this->submitted($period, $target);

        return $this->counts->run("SELECT p.post_type AS name, COUNT(*) AS count {$from} GROUP BY p.post_type", ...$values);
    }

    /**
     * @param Target|null $target null: records and proposals
     * @return array<string, int> by ISO code of today; what has several counts in each, what has none in ''
     */
    public function byCountry(Period $period, ?Target $target = null): array
    {
        [$from, $values] = $this->submitted($period, $target, "LEFT JOIN {$this->counts->db->table(QueueTables::QUEUE)} q
            ON q.post_id = a.post_id AND q.target = 'record' AND q.country <> ''");

        return $this->counts->run("SELECT COALESCE(q.country, '') AS name, COUNT(*) AS count {$from} GROUP BY COALESCE(q.country, '')", ...$values);
    }

    /** @return array{string, list<string>} from FROM to WHERE, and its values */
    private function submitted(Period $period, ?Target $target, string $join = ''): array
    {
        $db = $this->counts->db;
        $types = array_map(static fn (ContentType $type): string => $type->value, CapabilityMatrix::moderated());
        $actions = match ($target) {
            Target::Record => [Transition::Submit->value],
            Target::Proposal => [Transition::Propose->value],
            null => [Transition::Submit->value, Transition::Propose->value],
        };

        return [
            "FROM {$db->table('audit')} a JOIN {$db->wpdb->posts} p ON p.ID = a.post_id {$join}
                WHERE a.at >= %s AND a.at < %s AND a.action IN (" . Database::placeholders($actions) . ')
                AND p.post_type IN (' . Database::placeholders($types) . ')',
            [...$period->bounds(), ...$actions, ...$types],
        ];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\Database;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Statistics\DecisionTimes;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Moderation\Statistics\Submissions;
use Passerelle\Moderation\Target;

/** Counts a month from the decisions and the audit log: records, in each language, without proposals. */
final readonly class MonthlyCounts
{
    public function __construct(private Database $db, private Submissions $submissions, private DecisionTimes $times)
    {
    }

    /** @return list<FiguresRow> the whole, each type with a figure, each country with a figure */
    public function of(Period $month): array
    {
        $types = $this->submissions->byType($month, Target::Record);
        $total = [Figure::Submitted->value => array_sum($types), ...$this->decisions($month, "''")[''] ?? []];

        return [
            $this->row(Dimension::Total, '', $total, $month, ''),
            ...$this->divided(Dimension::Type, $month, $types, $this->decisions($month, 'd.post_type'), ' AND d.post_type = %s'),
            ...$this->divided(
                Dimension::Country,
                $month,
                $this->submissions->byCountry($month, Target::Record),
                $this->decisions($month, "COALESCE(q.country, '')", "LEFT JOIN {$this->countries()} ON q.post_id = d.post_id AND q.target = 'record' AND q.country <> ''"),
                " AND EXISTS (SELECT 1 FROM {$this->countries()} WHERE q.post_id = d.post_id AND q.target = 'record' AND q.country = %s)",
            ),
        ];
    }

    /**
     * @param array<string, int> $submitted by name
     * @param array<string, array<string, int>> $decided by name, then figure
     * @param string $condition with one value, the name
     * @return list<FiguresRow>
     */
    private function divided(Dimension $dimension, Period $month, array $submitted, array $decided, string $condition): array
    {
        $names = array_map(strval(...), array_keys([...$submitted, ...$decided]));
        sort($names, SORT_STRING);
        $rows = [];
        foreach ($names as $name) {
            $counts = [Figure::Submitted->value => $submitted[$name] ?? 0, ...$decided[$name] ?? []];
            $rows[] = $this->row($dimension, $name, $counts, $month, $condition);
        }

        return $rows;
    }

    /** @param array<string, int> $counts by figure, without those that are 0 */
    private function row(Dimension $dimension, string $name, array $counts, Period $month, string $condition): FiguresRow
    {
        $all = [];
        foreach (Figure::cases() as $figure) {
            $all[$figure->value] = $counts[$figure->value] ?? 0;
        }
        // What has no country is compared by its absence.
        $condition = $dimension === Dimension::Country && $name === ''
            ? " AND NOT EXISTS (SELECT 1 FROM {$this->countries()} WHERE q.post_id = d.post_id AND q.target = 'record' AND q.country <> %s)"
            : $condition;
        $time = $this->times->of($month, Target::Record, $condition, ...($dimension === Dimension::Total ? [] : [$name]));

        return new FiguresRow($dimension, $name, $all, $time->count, $time->median);
    }

    /** @return array<string, array<string, int>> by name, then figure */
    private function decisions(Period $month, string $name, string $join = ''): array
    {
        $figures = [Decision::Valid->value => Figure::Published, Decision::ToEdit->value => Figure::SentBack, Decision::Rejected->value => Figure::Refused];
        $counts = [];
        $rows = $this->db->rows(
            "SELECT {$name} AS name, d.decision, COUNT(*) AS count FROM {$this->db->table(ModerationTables::DECISIONS)} d {$join}
                WHERE d.decided_at >= %s AND d.decided_at < %s AND d.target = %s AND d.before_status = %s GROUP BY {$name}, d.decision",
            ...[...$month->bounds(), Target::Record->value, Status::Pending->value],
        );
        foreach ($rows as $row) {
            $figure = $figures[(string) $row['decision']] ?? null;
            if ($figure !== null) {
                $counts[(string) $row['name']][$figure->value] = (int) $row['count'];
            }
        }

        return $counts;
    }

    private function countries(): string
    {
        return $this->db->table(QueueTables::QUEUE) . ' q';
    }
}

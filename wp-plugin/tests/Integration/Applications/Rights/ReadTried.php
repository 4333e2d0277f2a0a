<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Rights;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Kernel\Database;

/** Reads an application as it stands, so that its versions are those that persons have seen. */
final readonly class ReadTried
{
    /**
     * @param string $later instant until which something is asked
     * @param string $link hash of the link of a referee
     * @param list<int> $mentors user ids of who mentors an application once it was sent, and of who may be proposed
     */
    public function __construct(private Database $db, private int $callId, private string $later, private string $link, private array $mentors)
    {
    }

    /**
     * @param int $reviewer user id of a reviewer to whom it is assigned
     * @param array<string, int> $points
     */
    public function of(int $id, int $reviewer, DecisionKind $kind, array $points): TriedApplication
    {
        $submissions = $this->db->table(ApplicationTables::SUBMISSIONS);
        $stages = $this->db->rows("SELECT id, version, handling, sent_number FROM {$submissions} WHERE application_id = %d ORDER BY stage", $id);
        $sent = array_values(array_filter($stages, static fn (array $row): bool => (int) $row['sent_number'] > 0));
        $last = $sent[count($sent) - 1] ?? ['handling' => 1, 'sent_number' => 1];
        $first = (int) ($stages[0]['id'] ?? 0);
        [$prepared, $undecided] = $this->decisions($id);

        return new TriedApplication(
            $this->callId,
            $id,
            $first,
            count($stages) > 1,
            (int) ($stages[count($stages) - 1]['version'] ?? 1),
            (int) $last['handling'],
            (int) ($sent[0]['sent_number'] ?? 1),
            $this->later,
            $prepared,
            $undecided,
            ...[...$this->reviews($first), $reviewer, $this->link, $this->mentors, $kind, $points],
        );
    }

    /** @return array{array<int, int>, array<int, int>} assignments by reviewer, and versions of scores by assignment */
    private function reviews(int $submissionId): array
    {
        [$assignments, $scores] = [$this->db->table(ReviewTables::ASSIGNMENTS), $this->db->table(ReviewTables::SCORES)];
        $reviews = $this->db->rows(
            "SELECT assignment.id, assignment.user_id, COALESCE(score.version, 0) version FROM {$assignments} assignment"
                . " LEFT JOIN {$scores} score ON score.assignment_id = assignment.id WHERE assignment.submission_id = %d ORDER BY assignment.id",
            $submissionId,
        );

        [$ids, $versions] = [[], []];
        foreach ($reviews as $review) {
            $ids[(int) $review['user_id']] = (int) $review['id'];
            $versions[(int) $review['id']] = (int) $review['version'];
        }

        return [$ids, $versions];
    }

    /** @return array{array<string, int>, int} prepared ones at the first stage of its call by kind, and the number of eligible applications without one */
    private function decisions(int $id): array
    {
        [$applications, $submissions, $decisions] = array_map(
            $this->db->table(...),
            [ApplicationTables::APPLICATIONS, ApplicationTables::SUBMISSIONS, DecisionTables::DECISIONS],
        );
        $rows = $this->db->rows(
            "SELECT submission.state, decision.kind FROM {$applications} application JOIN {$submissions} submission ON submission.application_id = application.id"
                . " LEFT JOIN {$decisions} decision ON decision.open_submission = submission.id WHERE submission.stage = 1 AND application.withdrawn_at IS NULL"
                . " AND application.removed_at IS NULL AND application.call_group = (SELECT own.call_group FROM {$applications} own WHERE own.id = %d)",
            $id,
        );
        $undecided = array_filter($rows, static fn (array $row): bool => $row['kind'] === null && $row['state'] === 'eligible');

        return [array_count_values(array_filter(array_column($rows, 'kind'), is_string(...))), count($undecided)];
    }
}

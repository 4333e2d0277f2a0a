<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\DecisionReviews\DecisionReviewState;
use Passerelle\Applications\DecisionReviews\DecisionReviewTables;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Database;

/**
 * The order of the waiting list of each category of a stage, or of the stage where there are none: published places stay, prepared ones follow
 * them without gaps. While the settings of the stage are locked.
 */
final readonly class WaitingList
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param string|null $category null: all
     * @return array<int, int> place by submission of those that were published and wait, the first one first
     */
    public function published(Stage $stage, ?string $category = null): array
    {
        $waits = 'decision.published_at IS NOT NULL AND application.withdrawn_at IS NULL AND submission.state = %s';

        return $this->read($stage, $category, $waits, SubmissionState::WaitingList->value);
    }

    /** @return int|null the submission that moves up next: the first one that waits and for which nothing is prepared; null also where a review of its place is open */
    public function next(Stage $stage, string $category): ?int
    {
        $waiting = array_keys($this->published($stage, $category));
        $prepared = $waiting === [] ? [] : $this->db->ids(
            "SELECT open_submission FROM {$this->decisions()} WHERE open_submission IN (" . Database::placeholders($waiting) . ')',
            ...$waiting,
        );

        $next = array_values(array_diff($waiting, $prepared))[0] ?? null;

        return $next === null || $this->isUnderReview($next) ? null : $next;
    }

    /** @return array<int, int> place by submission of those that are prepared, in their order */
    public function prepared(Stage $stage, string $category): array
    {
        return $this->read($stage, $category, 'decision.open_submission IS NOT NULL');
    }

    /** The last place that was published, also when who had it has moved up since. */
    public function lastPublished(Stage $stage, string $category): int
    {
        return max([0, ...array_values($this->read($stage, $category, 'decision.published_at IS NOT NULL'))]);
    }

    /** Numbers prepared places anew, after one has come, gone or moved. */
    public function number(Stage $stage, string $category): void
    {
        $place = $this->lastPublished($stage, $category);
        foreach ($this->prepared($stage, $category) as $submissionId => $before) {
            $place++;
            if ($place !== $before) {
                $this->db->execute("UPDATE {$this->decisions()} SET place = %d WHERE open_submission = %d", $place, $submissionId);
            }
        }
    }

    /**
     * Makes room for one.
     *
     * @param int|null $place null, or beyond the last one: after all others
     * @return int its place
     */
    public function insert(Stage $stage, string $category, ?int $place): int
    {
        $first = $this->lastPublished($stage, $category) + 1;
        $prepared = $this->prepared($stage, $category);
        $place = max($first, min($place ?? PHP_INT_MAX, $first + count($prepared)));
        foreach ($prepared as $submissionId => $before) {
            if ($before >= $place) {
                $this->db->execute("UPDATE {$this->decisions()} SET place = %d WHERE open_submission = %d", $before + 1, $submissionId);
            }
        }

        return $place;
    }

    private function isUnderReview(int $submissionId): bool
    {
        return $this->db->value(
            "SELECT id FROM {$this->db->table(DecisionReviewTables::REVIEWS)} WHERE submission_id = %d AND state = %s",
            $submissionId,
            DecisionReviewState::Open->value,
        ) !== null;
    }

    /** @return array<int, int> */
    private function read(Stage $stage, ?string $category, string $condition, string ...$values): array
    {
        $rows = $this->db->rows(
            "SELECT decision.submission_id, decision.place FROM {$this->decisions()} decision"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = decision.submission_id"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . " WHERE application.call_group = %d AND submission.stage = %d AND decision.kind = %s AND (%d = 1 OR decision.category = %s)"
                . " AND {$condition} ORDER BY decision.place, decision.id",
            $stage->callGroup,
            $stage->number,
            DecisionKind::WaitingList->value,
            (int) ($category === null),
            $category ?? '',
            ...$values,
        );
        $places = [];
        foreach ($rows as $row) {
            $places[(int) $row['submission_id']] = (int) $row['place'];
        }

        return $places;
    }

    private function decisions(): string
    {
        return $this->db->table(DecisionTables::DECISIONS);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\LateLinks\LateLinkTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Answers to statistical questions, with their submissions until a call is closed, and counts since then. */
final readonly class StatisticStore
{
    private const COLUMNS = ['call_group', 'stage', 'question_id', 'value', 'answers', 'counted_at'];

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<Stage> those with answers that still name their submission */
    public function linked(): array
    {
        $rows = $this->db->rows("SELECT DISTINCT application.call_group, submission.stage FROM {$this->from()} WHERE application.trial_until IS NULL");

        return array_map(static fn (array $row): Stage => Stage::of((int) $row['call_group'], (int) $row['stage']), $rows);
    }

    /**
     * @return list<array{question: string, answer: mixed, submission: int}> of what was sent and counts
     */
    public function answers(Stage $stage): array
    {
        $rows = $this->db->rows(
            "SELECT statistic.submission_id, statistic.question_id, statistic.answer FROM {$this->from()} WHERE {$this->counted()}",
            $stage->callGroup,
            $stage->number,
        );

        return array_map(static fn (array $row): array => [
            'question' => (string) $row['question_id'],
            'answer' => json_decode((string) $row['answer'], true),
            'submission' => (int) $row['submission_id'],
        ], $rows);
    }

    /** @return int how many applications were sent and count */
    public function people(Stage $stage): int
    {
        return (int) $this->db->value(
            "SELECT COUNT(*) FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . " ON application.id = submission.application_id WHERE {$this->counted()}",
            $stage->callGroup,
            $stage->number,
        );
    }

    /** @param array<string, array<string, int>> $counts by question and value */
    public function saveCounts(Stage $stage, array $counts, DateTimeImmutable $at): void
    {
        $rows = [];
        foreach ($counts as $question => $values) {
            foreach ($values as $value => $count) {
                $rows[] = [$stage->callGroup, $stage->number, $question, (string) $value, $count, $at->format(StoredInstant::FORMAT)];
            }
        }
        $this->db->insertRows(StatisticTables::COUNTS, self::COLUMNS, $rows);
    }

    public function countedAt(Stage $stage): ?DateTimeImmutable
    {
        return StoredInstant::readOrNull($this->db->value(
            "SELECT MAX(counted_at) FROM {$this->db->table(StatisticTables::COUNTS)} WHERE call_group = %d AND stage = %d",
            $stage->callGroup,
            $stage->number,
        ));
    }

    /** @return array<string, array<string, int>> by question and value */
    public function counts(Stage $stage): array
    {
        $counts = [];
        $rows = $this->db->rows(
            "SELECT question_id, value, answers FROM {$this->db->table(StatisticTables::COUNTS)} WHERE call_group = %d AND stage = %d ORDER BY question_id, value",
            $stage->callGroup,
            $stage->number,
        );
        foreach ($rows as $row) {
            $counts[(string) $row['question_id']][(string) $row['value']] = (int) $row['answers'];
        }

        return $counts;
    }

    /** Deletes answers with their submission, but for drafts that may be sent by a late link, or were changed since the closing. */
    public function unlink(Stage $stage, DateTimeImmutable $closing): void
    {
        $late = "SELECT id FROM {$this->db->table(LateLinkTables::LINKS)} WHERE stage = %d AND used_at IS NULL AND revoked_at IS NULL AND until >= %s";
        $ids = $this->db->ids(
            "SELECT DISTINCT submission.id FROM {$this->from()} WHERE application.call_group = %d AND submission.stage = %d AND application.trial_until IS NULL"
                . " AND (submission.state <> %s OR (submission.changed_at <= %s AND (application.late_link_id IS NULL OR application.late_link_id NOT IN ({$late}))))",
            $stage->callGroup,
            $stage->number,
            SubmissionState::Draft->value,
            $closing->format(StoredInstant::FORMAT),
            $stage->number,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );
        if ($ids !== []) {
            $this->db->execute("DELETE FROM {$this->db->table(ApplicationTables::STATISTICS)} WHERE submission_id IN (" . Database::placeholders($ids) . ')', ...$ids);
        }
    }

    /** Deletes all of a call that is deleted for good. */
    public function forgetCall(int $callGroup): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(StatisticTables::COUNTS)} WHERE call_group = %d", $callGroup);
    }

    private function counted(): string
    {
        return 'application.call_group = %d AND submission.stage = %d AND submission.sent_number > 0'
            . ' AND application.withdrawn_at IS NULL AND application.trial_until IS NULL AND application.removed_at IS NULL';
    }

    private function from(): string
    {
        return "{$this->db->table(ApplicationTables::STATISTICS)} statistic JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission"
            . " ON submission.id = statistic.submission_id JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id";
    }
}

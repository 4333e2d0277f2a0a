<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Database;

/** Finds the applications that may be reviewed: sent, not found ineligible, not withdrawn, and no trials. */
final readonly class ReviewedApplications
{
    private const COLUMNS = 'application.id, submission.id AS submission_id, submission.stage, application.number, application.call_group, application.user_id,'
        . ' application.structure_group, application.language, submission.sent_number';
    private const CONDITION = "submission.state <> '" . SubmissionState::Ineligible->value . "' AND " . self::SENT;
    private const SENT = 'submission.sent_number > 0 AND application.withdrawn_at IS NULL AND application.trial_until IS NULL AND application.removed_at IS NULL';

    public function __construct(private Database $db)
    {
    }

    /** @return array<int, ReviewedApplication> by submission, in the order of their numbers, which says nothing about when they were sent */
    public function ofStage(Stage $stage): array
    {
        return $this->read('application.call_group = %d AND submission.stage = %d', $stage->callGroup, $stage->number);
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, ReviewedApplication> by submission
     */
    public function findMany(array $submissionIds): array
    {
        return $submissionIds === [] ? [] : $this->read('submission.id IN (' . Database::placeholders($submissionIds) . ')', ...$submissionIds);
    }

    public function ofApplication(int $applicationId): ?ReviewedApplication
    {
        return array_values($this->read('application.id = %d', $applicationId))[0] ?? null;
    }

    /** Also one that was found ineligible, whose review may be asked for. */
    public function ofAny(int $applicationId): ?ReviewedApplication
    {
        return array_values($this->among(self::SENT, 'application.id = %d', $applicationId))[0] ?? null;
    }

    /** @return array<int, ReviewedApplication> */
    private function read(string $condition, int ...$values): array
    {
        return $this->among(self::CONDITION, $condition, ...$values);
    }

    /** @return array<int, ReviewedApplication> */
    private function among(string $reviewable, string $condition, int ...$values): array
    {
        $columns = self::COLUMNS;
        $rows = $this->db->rows(
            "SELECT {$columns} FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . " ON application.id = submission.application_id WHERE {$reviewable} AND {$condition} ORDER BY application.number",
            ...$values,
        );
        $applications = [];
        foreach ($rows as $row) {
            $applications[(int) $row['submission_id']] = new ReviewedApplication(
                (int) $row['id'],
                (int) $row['submission_id'],
                Stage::of((int) $row['call_group'], (int) $row['stage']),
                (string) $row['number'],
                (int) $row['user_id'],
                (int) $row['structure_group'],
                (string) $row['language'],
                (int) $row['sent_number'],
            );
        }

        return $applications;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Results that those who apply have agreed to be shown. */
final readonly class PublicResultStore
{
    /** Condition on applications that are neither withdrawn nor removed and still have an applicant. */
    private const COUNTED = 'application.withdrawn_at IS NULL AND application.removed_at IS NULL AND (application.user_id <> 0 OR application.structure_group <> 0)';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(int $submissionId): ?PublicResult
    {
        $row = $this->db->rows("SELECT name, title, country, shown_at FROM {$this->table()} WHERE submission_id = %d", $submissionId)[0] ?? null;

        return $row === null ? null : self::result($row);
    }

    /** @return list<PublicResult> those that are shown, by name */
    public function shown(int $callGroup): array
    {
        $counted = self::COUNTED;

        return array_map(self::result(...), $this->db->rows(
            "SELECT result.name, result.title, result.country, result.shown_at FROM {$this->joined()}"
                . " WHERE result.call_group = %d AND result.shown_at IS NOT NULL AND submission.state = %s AND {$counted} ORDER BY result.name, result.submission_id",
            $callGroup,
            SubmissionState::Confirmed->value,
        ));
    }

    public function agree(int $submissionId, int $callGroup, int $agreedBy, PublicResult $result): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE submission_id = %d", $submissionId);
        $this->db->insertRows(PublicResultTables::RESULTS, ['submission_id', 'call_group', 'agreed_by', 'agreed_at', 'name', 'title', 'country', 'check_at'], [[
            $submissionId,
            $callGroup,
            $agreedBy,
            $this->now(),
            $result->name,
            $result->title,
            $result->country,
            $this->now(),
        ]]);
    }

    public function forget(int $submissionId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE submission_id = %d", $submissionId);
    }

    /** @return array<int, int> ids of applications by submission, of confirmed ones that the worker is to look at */
    public function due(int $limit): array
    {
        $counted = self::COUNTED;
        $due = [];
        $rows = $this->db->rows(
            "SELECT result.submission_id, submission.application_id FROM {$this->joined()} WHERE result.check_at <= %s AND submission.state = %s AND {$counted}"
                . ' ORDER BY result.check_at, result.submission_id LIMIT %d',
            $this->now(),
            SubmissionState::Confirmed->value,
            $limit,
        );
        foreach ($rows as $row) {
            $due[(int) $row['submission_id']] = (int) $row['application_id'];
        }

        return $due;
    }

    public function checkAt(int $submissionId, DateTimeImmutable $at): void
    {
        $this->db->execute("UPDATE {$this->table()} SET check_at = %s WHERE submission_id = %d", $at->format(StoredInstant::FORMAT), $submissionId);
    }

    public function show(int $submissionId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET check_at = NULL, shown_at = %s WHERE submission_id = %d", $this->now(), $submissionId);
    }

    /** The call says from now on that results of the stage are shown: the worker looks at them. */
    public function check(Stage $stage): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET check_at = %s WHERE call_group = %d AND shown_at IS NULL AND {$this->isAtStage()}",
            $this->now(),
            $stage->callGroup,
            $stage->number,
        );
    }

    /** The call does not say any more that results of the stage are shown. */
    public function hide(Stage $stage): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET check_at = NULL, shown_at = NULL WHERE call_group = %d AND {$this->isAtStage()}",
            $stage->callGroup,
            $stage->number,
        );
    }

    /**
     * @param list<int> $applicationIds
     * @return list<int> groups of the calls whose page shows one of them
     */
    public function callsOf(array $applicationIds): array
    {
        return $applicationIds === [] ? [] : array_values(array_unique($this->db->ids(
            "SELECT result.call_group FROM {$this->joined()} WHERE result.shown_at IS NOT NULL AND application.id IN (" . Database::placeholders($applicationIds) . ')',
            ...$applicationIds,
        )));
    }

    /** @return array<string, mixed>|null as data about who applies; null: nothing was agreed to */
    public function rowOf(int $submissionId): ?array
    {
        $row = $this->db->rows("SELECT name, title, country, agreed_at, shown_at FROM {$this->table()} WHERE submission_id = %d", $submissionId)[0] ?? null;

        return $row === null ? null : [
            'name' => $row['name'],
            'title' => $row['title'],
            'country' => $row['country'],
            'agreedAt' => $row['agreed_at'],
            'shownAt' => $row['shown_at'],
        ];
    }

    /** Rows no longer name the person who agreed for a structure. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET agreed_by = 0 WHERE agreed_by = %d", $userId);
    }

    /** @param array<string, string|null> $row */
    private static function result(array $row): PublicResult
    {
        return new PublicResult((string) $row['name'], (string) $row['title'], (string) $row['country'], $row['shown_at'] !== null);
    }

    private function isAtStage(): string
    {
        return "submission_id IN (SELECT id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE stage = %d)";
    }

    private function joined(): string
    {
        return "{$this->table()} result JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = result.submission_id"
            . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id";
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(PublicResultTables::RESULTS);
    }
}

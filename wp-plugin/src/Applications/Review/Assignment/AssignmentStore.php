<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

final readonly class AssignmentStore
{
    private const COLUMNS = 'assignment.id, assignment.submission_id, assignment.user_id, assignment.state, assignment.reason, assignment.asked_at, assignment.answer_by,'
        . ' assignment.score_by, score.version AS score_version';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<Assignment> */
    public function ofStage(Stage $stage): array
    {
        return $this->read(
            "assignment.submission_id IN (SELECT submission.id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . ' WHERE application.call_group = %d AND submission.stage = %d)',
            $stage->callGroup,
            $stage->number,
        );
    }

    /** @return list<Assignment> */
    public function ofSubmission(int $submissionId): array
    {
        return $this->read('assignment.submission_id = %d', $submissionId);
    }

    /** @return list<Assignment> */
    public function ofUser(int $userId): array
    {
        return $userId === 0 ? [] : $this->read('assignment.user_id = %d', $userId);
    }

    public function find(int $id): ?Assignment
    {
        return $this->read('assignment.id = %d', $id)[0] ?? null;
    }

    /** The assignment as it is until the end of the transaction. */
    public function lock(int $id): ?Assignment
    {
        $this->db->ids("SELECT id FROM {$this->table()} WHERE id = %d FOR UPDATE", $id);

        return $this->find($id);
    }

    /** Asks a person to review an application, also anew after it was cancelled or declined. */
    public function ask(int $submissionId, int $userId, int $askedBy, ?DateTimeImmutable $answerBy, ?DateTimeImmutable $scoreBy, ?DateTimeImmutable $checkAt): bool
    {
        $values = [AssignmentState::Asked->value, $askedBy, $this->now(), self::text($answerBy), self::text($scoreBy), self::text($checkAt)];
        $isNew = $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (submission_id, user_id, reason, state, asked_by, asked_at, answer_by, score_by, check_at)"
                . " VALUES (%d, %d, '', %s, %d, %s, NULLIF(%s, ''), NULLIF(%s, ''), NULLIF(%s, ''))",
            $submissionId,
            $userId,
            ...$values,
        ) === 1;

        return $isNew || $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, asked_by = %d, asked_at = %s, answer_by = NULLIF(%s, ''), score_by = NULLIF(%s, ''), check_at = NULLIF(%s, ''),"
                . ' answered_at = NULL, ended_at = NULL WHERE submission_id = %d AND user_id = %d AND state IN (%s, %s)',
            ...[...$values, $submissionId, $userId, AssignmentState::Cancelled->value, AssignmentState::Declined->value],
        ) === 1;
    }

    /**
     * @param non-empty-list<AssignmentState> $from
     * @return bool false: its state is another one meanwhile
     */
    public function move(int $id, array $from, AssignmentState $to, string $reason = ''): bool
    {
        $states = array_column($from, 'value');

        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, reason = %s, answered_at = COALESCE(answered_at, %s), ended_at = NULLIF(%s, ''),"
                . ' check_at = CASE WHEN %d = 1 THEN check_at ELSE NULL END WHERE id = %d AND state IN (' . Database::placeholders($states) . ')',
            $to->value,
            $reason,
            $this->now(),
            $to->isOpen() ? '' : $this->now(),
            $to->isOpen() ? 1 : 0,
            $id,
            ...$states,
        ) === 1;
    }

    /** @return list<int> ids of open ones whose reminder may be due */
    public function toCheck(int $limit): array
    {
        return $this->db->ids("SELECT id FROM {$this->table()} WHERE check_at IS NOT NULL AND check_at <= %s ORDER BY check_at, id LIMIT %d", $this->now(), $limit);
    }

    public function checkAt(int $id, ?DateTimeImmutable $at): void
    {
        $this->db->execute("UPDATE {$this->table()} SET check_at = NULLIF(%s, '') WHERE id = %d", self::text($at), $id);
    }

    /** Rows no longer name the person, and lose the reason of a recusal. */
    public function disown(int $userId): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, check_at = NULL WHERE user_id = %d AND state IN (%s, %s)",
            AssignmentState::Cancelled->value,
            $userId,
            AssignmentState::Asked->value,
            AssignmentState::Accepted->value,
        );
        $this->db->execute("UPDATE {$this->table()} SET user_id = NULL, reason = '' WHERE user_id = %d", $userId);
        $this->db->execute("UPDATE {$this->table()} SET asked_by = 0 WHERE asked_by = %d", $userId);
    }

    /** @return list<Assignment> */
    private function read(string $condition, int ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(static fn (array $row): Assignment => new Assignment(
            (int) $row['id'],
            (int) $row['submission_id'],
            (int) $row['user_id'],
            AssignmentState::from((string) $row['state']),
            (string) $row['reason'],
            StoredInstant::read((string) $row['asked_at']),
            StoredInstant::readOrNull($row['answer_by']),
            StoredInstant::readOrNull($row['score_by']),
            $row['score_version'] !== null,
        ), $this->db->rows(
            "SELECT {$columns} FROM {$this->table()} assignment LEFT JOIN {$this->db->table(ReviewTables::SCORES)} score ON score.assignment_id = assignment.id"
                . " WHERE {$condition} ORDER BY assignment.id",
            ...$values,
        ));
    }

    private static function text(?DateTimeImmutable $instant): string
    {
        return $instant === null ? '' : $instant->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(ReviewTables::ASSIGNMENTS);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }
}

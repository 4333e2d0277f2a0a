<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Requests to review results: one for each application. Changes are made while the submission is locked. */
final readonly class DecisionReviewStore
{
    private const COLUMNS = 'review.id, review.application_id, review.submission_id, review.decision_id, review.state, review.asked_at, review.text, review.answer_user,'
        . ' review.answered_by, review.answered_at, review.answer, review.correction';
    /** Condition on applications that are neither withdrawn nor removed. */
    private const COUNTED = 'application.withdrawn_at IS NULL AND application.removed_at IS NULL';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function ofApplication(int $applicationId): ?DecisionReview
    {
        return $this->read('review.application_id = %d', $applicationId)[0] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, DecisionReview> by id
     */
    public function findMany(array $ids): array
    {
        return $ids === [] ? [] : array_column($this->read('review.id IN (' . Database::placeholders($ids) . ')', ...$ids), null, 'id');
    }

    /** @return list<DecisionReview> the first one first */
    public function ofStage(Stage $stage): array
    {
        return $this->read(
            'application.call_group = %d AND submission.stage = %d AND ' . self::COUNTED . ' AND (application.user_id <> 0 OR application.structure_group <> 0)',
            $stage->callGroup,
            $stage->number,
        );
    }

    /**
     * @param list<int> $callGroups
     * @return list<DecisionReview> open ones about applications to these calls, and those that the person is named to answer
     */
    public function openFor(array $callGroups, int $userId): array
    {
        $ofCalls = $callGroups === [] ? '' : 'application.call_group IN (' . Database::placeholders($callGroups) . ') OR ';

        return $this->read("review.state = %s AND ({$ofCalls}review.answer_user = %d) AND " . self::COUNTED, DecisionReviewState::Open->value, ...[...$callGroups, $userId]);
    }

    /** @return list<DecisionReview> all open ones */
    public function allOpen(int $limit): array
    {
        return array_slice($this->read('review.state = %s AND ' . self::COUNTED, DecisionReviewState::Open->value), 0, $limit);
    }

    public function isOpen(int $submissionId): bool
    {
        return $this->db->value("SELECT id FROM {$this->table()} WHERE submission_id = %d AND state = %s", $submissionId, DecisionReviewState::Open->value) !== null;
    }

    /** @return bool false: one was asked for already */
    public function ask(int $applicationId, int $submissionId, int $decisionId, int $askedBy, string $text): bool
    {
        return $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (application_id, submission_id, decision_id, state, asked_by, asked_at, text, answer, correction)"
                . " VALUES (%d, %d, %d, %s, %d, %s, %s, '', '')",
            $applicationId,
            $submissionId,
            $decisionId,
            DecisionReviewState::Open->value,
            $askedBy,
            $this->now(),
            $text,
        ) === 1;
    }

    public function answer(DecisionReview $review, DecisionReviewState $state, int $answeredBy, string $answer, ?Correction $correction): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, answered_by = %d, answered_at = %s, answer = %s, correction = %s WHERE id = %d",
            $state->value,
            $answeredBy,
            $this->now(),
            $answer,
            $correction?->json() ?? '',
            $review->id,
        );
    }

    /** Names who may answer. */
    public function name(DecisionReview $review, int $userId, int $namedBy): void
    {
        $this->db->execute("UPDATE {$this->table()} SET answer_user = %d, named_by = %d WHERE id = %d", $userId, $namedBy, $review->id);
    }

    /** The application was withdrawn: there is nothing to answer any more. */
    public function end(int $applicationId): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s WHERE application_id = %d AND state = %s",
            DecisionReviewState::Ended->value,
            $applicationId,
            DecisionReviewState::Open->value,
        );
    }

    /** What was sent is written again: its result does not stand any more, and another one can be reviewed. */
    public function forget(int $applicationId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE application_id = %d", $applicationId);
    }

    /** @return array<string, mixed>|null as data about who applies; null: none was asked for */
    public function rowOf(int $applicationId): ?array
    {
        $review = $this->ofApplication($applicationId);

        return $review === null ? null : [
            'state' => $review->state->value,
            'askedAt' => $review->askedAt->format(StoredInstant::FORMAT),
            'text' => $review->text,
            'answeredAt' => $review->answeredAt?->format(StoredInstant::FORMAT),
            'answer' => $review->answer,
        ];
    }

    /** Requests no longer name the person. Whom an administrator has named is to be named anew. */
    public function disown(int $userId): void
    {
        foreach (['asked_by', 'answer_user', 'named_by', 'answered_by'] as $column) {
            $this->db->execute("UPDATE {$this->table()} SET {$column} = 0 WHERE {$column} = %d", $userId);
        }
    }

    /** @return list<DecisionReview> */
    private function read(string $condition, int|string ...$values): array
    {
        $columns = self::COLUMNS;
        $rows = $this->db->rows(
            "SELECT {$columns} FROM {$this->table()} review JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = review.application_id"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = review.submission_id WHERE {$condition} ORDER BY review.id",
            ...$values,
        );

        return array_map(static fn (array $row): DecisionReview => new DecisionReview(
            (int) $row['id'],
            (int) $row['application_id'],
            (int) $row['submission_id'],
            (int) $row['decision_id'],
            DecisionReviewState::from((string) $row['state']),
            StoredInstant::read((string) $row['asked_at']),
            (string) $row['text'],
            (int) $row['answer_user'],
            (int) $row['answered_by'],
            StoredInstant::readOrNull($row['answered_at']),
            (string) $row['answer'],
            Correction::fromJson((string) $row['correction']),
        ), $rows);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(DecisionReviewTables::REVIEWS);
    }
}

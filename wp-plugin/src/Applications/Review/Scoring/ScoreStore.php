<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Scoring;

use Passerelle\Applications\Review\Assignment\AssignmentState;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;

final readonly class ScoreStore
{
    private const COLUMNS = 'score.assignment_id, score.version, score.points, score.comments, score.comment, score.snapshot, score.saved_at, score.final_at';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(int $assignmentId): Score
    {
        return $this->read('score.assignment_id = %d', $assignmentId)[0] ?? Score::none($assignmentId);
    }

    /**
     * @param list<int> $assignmentIds
     * @return array<int, Score> by assignment
     */
    public function findMany(array $assignmentIds): array
    {
        $scores = $assignmentIds === [] ? [] : $this->read('score.assignment_id IN (' . Database::placeholders($assignmentIds) . ')', ...$assignmentIds);

        return array_column($scores, null, 'assignmentId');
    }

    /** @throws DomainError stale_version */
    public function save(Score $before, ScoreRequest $score): void
    {
        $now = $this->clock->now()->format(StoredInstant::FORMAT);
        $values = [
            self::json($score->points),
            self::json($score->comments),
            $score->comment,
            $score->snapshot,
            $now,
            $score->isFinal ? $now : '',
        ];
        $written = $before->version === 0
            ? $this->db->execute(
                "INSERT IGNORE INTO {$this->table()} (points, comments, comment, snapshot, saved_at, final_at, version, assignment_id)"
                    . " VALUES (%s, %s, %s, %d, %s, NULLIF(%s, ''), 1, %d)",
                ...[...$values, $score->assignmentId],
            )
            : $this->db->execute(
                "UPDATE {$this->table()} SET points = %s, comments = %s, comment = %s, snapshot = %d, saved_at = %s, final_at = NULLIF(%s, ''), version = version + 1"
                    . ' WHERE assignment_id = %d AND version = %d',
                ...[...$values, $score->assignmentId, $before->version],
            );
        if ($written !== 1) {
            throw DomainError::staleVersion();
        }
    }

    /** Comments may name people: they go with the account of the reviewer, points stay. */
    public function emptyCommentsOf(int $userId): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET comments = '{}', comment = '' WHERE assignment_id IN (SELECT id FROM {$this->db->table(ReviewTables::ASSIGNMENTS)} WHERE user_id = %d)",
            $userId,
        );
    }

    /** @return list<Score> */
    private function read(string $condition, int ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(self::score(...), $this->db->rows("SELECT {$columns} FROM {$this->joined()} WHERE {$condition} ORDER BY score.assignment_id", ...$values));
    }

    /** @param array<string, string|null> $row */
    private static function score(array $row): Score
    {
        return new Score(
            (int) $row['assignment_id'],
            (int) $row['version'],
            array_filter(self::decoded($row['points']), is_int(...)),
            array_filter(self::decoded($row['comments']), is_string(...)),
            (string) $row['comment'],
            (int) $row['snapshot'],
            StoredInstant::read((string) $row['saved_at']),
            StoredInstant::readOrNull($row['final_at']),
        );
    }

    /** @return array<string, mixed> */
    private static function decoded(?string $json): array
    {
        $values = [];
        foreach ((array) json_decode((string) $json) as $id => $value) {
            $values[(string) $id] = $value;
        }

        return $values;
    }

    /** @param array<string, int|string> $values */
    private static function json(array $values): string
    {
        return json_encode((object) $values, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private function joined(): string
    {
        return "{$this->table()} score JOIN {$this->db->table(ReviewTables::ASSIGNMENTS)} assignment ON assignment.id = score.assignment_id";
    }

    private function table(): string
    {
        return $this->db->table(ReviewTables::SCORES);
    }
}

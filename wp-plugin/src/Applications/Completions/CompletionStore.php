<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Requests for completions: at most one for a submission is open. Changes are made while the submission is locked. */
final readonly class CompletionStore
{
    private const COLUMNS = 'id, submission_id, reason, questions, asked_number, asked_at, until';

    /** @param int $hours in which a refused file can be replaced */
    public function __construct(private Database $db, private Clock $clock, #[Limit('completions', 'hours')] private int $hours)
    {
    }

    /**
     * @param list<int> $ids
     * @return array<int, Completion> by id
     */
    public function findMany(array $ids): array
    {
        $completions = $ids === [] ? [] : $this->read('id IN (' . Database::placeholders($ids) . ')', ...$ids);

        return array_column($completions, null, 'id');
    }

    /**
     * @param list<int> $ids
     * @return array<int, string> receipt numbers of the applications, by id of the request
     */
    public function numbers(array $ids): array
    {
        $rows = $ids === [] ? [] : $this->db->rows(
            "SELECT completion.id, application.number FROM {$this->table()} completion"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = completion.submission_id"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . ' WHERE completion.id IN (' . Database::placeholders($ids) . ')',
            ...$ids,
        );

        $numbers = [];
        foreach ($rows as $row) {
            $numbers[(int) $row['id']] = (string) $row['number'];
        }

        return $numbers;
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, Completion> the last request of each that was not answered, also one whose time is over, by submission
     */
    public function openOf(array $submissionIds): array
    {
        $completions = $submissionIds === [] ? [] : $this->read('open_submission IN (' . Database::placeholders($submissionIds) . ')', ...$submissionIds);

        return array_column($completions, null, 'submissionId');
    }

    /**
     * Asks for another answer to a question whose file was refused. A question that is added to an open request gives it the whole time again.
     *
     * @param Completion|null $open request of the submission that was not answered
     * @return Completion|null null: it asks already
     */
    public function askForFile(int $submissionId, int $sentNumber, string $question, ?Completion $open): ?Completion
    {
        $now = $this->clock->now();
        $until = $now->modify("+{$this->hours} hours");
        if ($open === null || $open->isOver($now)) {
            $this->close($submissionId);
            $this->add($submissionId, $sentNumber, [$question], $now, $until);
        } elseif (in_array($question, $open->questions, true)) {
            return null;
        } else {
            $this->db->execute(
                "UPDATE {$this->table()} SET questions = %s, until = %s WHERE id = %d",
                self::json([...$open->questions, $question]),
                max($until, $open->until)->format(StoredInstant::FORMAT),
                $open->id,
            );
        }

        return $this->openOf([$submissionId])[$submissionId] ?? null;
    }

    /** What is sent anew answers the open request, if there is one. */
    public function answer(int $submissionId, int $sentNumber): void
    {
        $this->db->execute("UPDATE {$this->table()} SET answered_number = %d, open_submission = NULL WHERE open_submission = %d", $sentNumber, $submissionId);
    }

    /** @return list<array<string, mixed>> requests of a submission, as data about who applies */
    public function rowsOf(int $submissionId): array
    {
        return array_map(static fn (array $row): array => [
            'reason' => (string) $row['reason'],
            'questions' => self::list($row['questions']),
            'askedAt' => (string) $row['asked_at'],
            'until' => (string) $row['until'],
            'answeredBy' => $row['answered_number'] === null ? null : (int) $row['answered_number'],
        ], $this->db->rows("SELECT reason, questions, asked_at, until, answered_number FROM {$this->table()} WHERE submission_id = %d ORDER BY id", $submissionId));
    }

    /** Requests no longer name the person who asked. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET asked_by = 0 WHERE asked_by = %d", $userId);
    }

    /** @param list<string> $questions */
    private function add(int $submissionId, int $sentNumber, array $questions, DateTimeImmutable $now, DateTimeImmutable $until): void
    {
        $this->db->insertRows(
            CompletionTables::COMPLETIONS,
            ['submission_id', 'reason', 'text', 'questions', 'asked_number', 'asked_at', 'until', 'open_submission'],
            [[
                $submissionId,
                CompletionReason::RefusedFile->value,
                '',
                self::json($questions),
                $sentNumber,
                $now->format(StoredInstant::FORMAT),
                $until->format(StoredInstant::FORMAT),
                $submissionId,
            ]],
        );
    }

    private function close(int $submissionId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET open_submission = NULL WHERE open_submission = %d", $submissionId);
    }

    /** @return list<Completion> */
    private function read(string $condition, int ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(static fn (array $row): Completion => new Completion(
            (int) $row['id'],
            (int) $row['submission_id'],
            CompletionReason::from((string) $row['reason']),
            self::list($row['questions']),
            (int) $row['asked_number'],
            StoredInstant::read((string) $row['asked_at']),
            StoredInstant::read((string) $row['until']),
        ), $this->db->rows("SELECT {$columns} FROM {$this->table()} WHERE {$condition} ORDER BY id", ...$values));
    }

    /** @return list<string> */
    private static function list(?string $json): array
    {
        return array_values(array_filter((array) json_decode((string) $json), is_string(...)));
    }

    /** @param list<string> $ids */
    private static function json(array $ids): string
    {
        return (string) json_encode($ids);
    }

    private function table(): string
    {
        return $this->db->table(CompletionTables::COMPLETIONS);
    }
}

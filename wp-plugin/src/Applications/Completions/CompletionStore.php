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
    private const COLUMNS = 'id, submission_id, reason, questions, asked_number, asked_at, until, text';

    /**
     * @param int $hours in which a refused file can be replaced
     * @param int $remindBefore seconds before the end of a request
     */
    public function __construct(
        private Database $db,
        private Clock $clock,
        #[Limit('completions', 'hours')] private int $hours,
        #[Limit('completions', 'remindHours', Limit::PER_HOUR)] private int $remindBefore,
    ) {
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
            $this->add($submissionId, $sentNumber, CompletionReason::RefusedFile, [$question], $until);
        } elseif (in_array($question, $open->questions, true)) {
            return null;
        } else {
            $this->db->execute(
                "UPDATE {$this->table()} SET questions = %s, until = %s, remind_at = NULLIF(%s, '') WHERE id = %d",
                self::json([...$open->questions, $question]),
                max($until, $open->until)->format(StoredInstant::FORMAT),
                $this->remindAt(max($until, $open->until)),
                $open->id,
            );
        }

        return $this->openOf([$submissionId])[$submissionId] ?? null;
    }

    /**
     * Asks for other answers to some questions, in the place of a request whose time is over.
     *
     * @param list<string> $questions
     * @param string $text for those who answer
     */
    public function ask(int $submissionId, int $sentNumber, array $questions, DateTimeImmutable $until, string $text, int $askedBy): Completion
    {
        $this->close($submissionId);
        $this->add($submissionId, $sentNumber, CompletionReason::Requested, $questions, $until, $text, $askedBy);

        return $this->openOf([$submissionId])[$submissionId];
    }

    public function cancel(Completion $completion): void
    {
        $this->db->execute("UPDATE {$this->table()} SET open_submission = NULL, remind_at = NULL WHERE id = %d", $completion->id);
    }

    /** @param non-empty-list<int> $submissionIds */
    public function cancelAll(array $submissionIds): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET open_submission = NULL, remind_at = NULL WHERE open_submission IN (" . Database::placeholders($submissionIds) . ')',
            ...$submissionIds,
        );
    }

    /** @return array<int, int> open requests whose reminder is due: ids of the applications by id of the request */
    public function toRemind(int $limit): array
    {
        $rows = $this->db->rows(
            "SELECT completion.id, submission.application_id FROM {$this->table()} completion"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = completion.open_submission"
                . ' WHERE completion.remind_at <= %s ORDER BY completion.remind_at, completion.id LIMIT %d',
            $this->clock->now()->format(StoredInstant::FORMAT),
            $limit,
        );

        $due = [];
        foreach ($rows as $row) {
            $due[(int) $row['id']] = (int) $row['application_id'];
        }

        return $due;
    }

    public function reminded(int $id): void
    {
        $this->db->execute("UPDATE {$this->table()} SET remind_at = NULL WHERE id = %d", $id);
    }

    /** What is sent anew answers the open request, if there is one. */
    public function answer(int $submissionId, int $sentNumber): void
    {
        $this->db->execute("UPDATE {$this->table()} SET answered_number = %d, open_submission = NULL, remind_at = NULL WHERE open_submission = %d", $sentNumber, $submissionId);
    }

    /** @return list<array<string, mixed>> requests of a submission, as data about who applies */
    public function rowsOf(int $submissionId): array
    {
        return array_map(static fn (array $row): array => [
            'reason' => (string) $row['reason'],
            'text' => (string) $row['text'],
            'questions' => self::list($row['questions']),
            'askedAt' => (string) $row['asked_at'],
            'until' => (string) $row['until'],
            'answeredBy' => $row['answered_number'] === null ? null : (int) $row['answered_number'],
        ], $this->db->rows("SELECT reason, text, questions, asked_at, until, answered_number FROM {$this->table()} WHERE submission_id = %d ORDER BY id", $submissionId));
    }

    /** Requests no longer name the person who asked. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET asked_by = 0 WHERE asked_by = %d", $userId);
    }

    /** @param list<string> $questions */
    private function add(
        int $submissionId,
        int $sentNumber,
        CompletionReason $reason,
        array $questions,
        DateTimeImmutable $until,
        string $text = '',
        int $askedBy = 0,
    ): void {
        $this->db->insertRows(
            CompletionTables::COMPLETIONS,
            ['submission_id', 'reason', 'text', 'asked_by', 'questions', 'asked_number', 'asked_at', 'until', 'open_submission'],
            [[
                $submissionId,
                $reason->value,
                $text,
                $askedBy,
                self::json($questions),
                $sentNumber,
                $this->clock->now()->format(StoredInstant::FORMAT),
                $until->format(StoredInstant::FORMAT),
                $submissionId,
            ]],
        );
        $this->db->execute("UPDATE {$this->table()} SET remind_at = NULLIF(%s, '') WHERE open_submission = %d", $this->remindAt($until), $submissionId);
    }

    /** @return string empty where that is over already: who is asked has just read the date */
    private function remindAt(DateTimeImmutable $until): string
    {
        $at = $until->modify("-{$this->remindBefore} seconds");

        return $at > $this->clock->now() ? $at->format(StoredInstant::FORMAT) : '';
    }

    private function close(int $submissionId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET open_submission = NULL, remind_at = NULL WHERE open_submission = %d", $submissionId);
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
            (string) $row['text'],
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

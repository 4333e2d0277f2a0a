<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Decisions with their letters: at most one for a submission is prepared. Changes are made while the submission is locked. */
final readonly class DecisionStore
{
    private const COLUMNS = 'decision.id, decision.submission_id, decision.kind, decision.place, decision.amount, decision.currency, decision.answer_until, decision.handling,'
        . ' decision.sources, decision.prepared_by, decision.prepared_at, decision.published_by, decision.published_at, decision.answer, decision.answered_at, decision.reason,'
        . ' decision.review_until, decision.category, decision.deviation';

    /** @param int $remindBefore seconds before the end of an offer at which its applicant is reminded */
    public function __construct(private Database $db, private Clock $clock, #[Limit('decisions', 'remindHours', Limit::PER_HOUR)] private int $remindBefore)
    {
    }

    public function find(int $id): ?Decision
    {
        return $this->findMany([$id])[$id] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, Decision> by id
     */
    public function findMany(array $ids): array
    {
        return $ids === [] ? [] : array_column($this->read('decision.id IN (' . Database::placeholders($ids) . ')', ...$ids), null, 'id');
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, Decision> prepared ones, by submission
     */
    public function prepared(array $submissionIds): array
    {
        return $submissionIds === [] ? [] : self::bySubmission($this->read('decision.open_submission IN (' . Database::placeholders($submissionIds) . ')', ...$submissionIds));
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, Decision> the last published one of each, by submission
     */
    public function published(array $submissionIds): array
    {
        return $submissionIds === [] ? [] : self::bySubmission($this->read(
            'decision.published_at IS NOT NULL AND decision.submission_id IN (' . Database::placeholders($submissionIds) . ')',
            ...$submissionIds,
        ));
    }

    /** @return list<Decision> published ones, the oldest first */
    public function history(int $submissionId): array
    {
        return $this->read('decision.published_at IS NOT NULL AND decision.submission_id = %d', $submissionId);
    }

    /**
     * Prepares a decision in the place of the one that is prepared.
     *
     * @param Decision $decision its id is not used
     * @param array<string, Letter> $letters by language
     */
    public function prepare(Decision $decision, array $letters): void
    {
        $this->forget([$decision->submissionId]);
        $this->db->execute(
            "INSERT INTO {$this->table()} (submission_id, open_submission, kind, place, amount, currency, answer_until, handling, sources, prepared_by, prepared_at, reason,"
                . ' category, deviation)'
                . " VALUES (%d, %d, %s, %d, %s, %s, NULLIF(%s, ''), %d, %s, %d, %s, '', %s, %s)",
            $decision->submissionId,
            $decision->submissionId,
            $decision->kind->value,
            $decision->place,
            $decision->amount,
            $decision->currency,
            $decision->answerUntil?->format(StoredInstant::FORMAT) ?? '',
            $decision->handling,
            $decision->sources,
            $decision->preparedBy,
            $decision->preparedAt->format(StoredInstant::FORMAT),
            $decision->category,
            $decision->deviation,
        );
        $id = $this->db->wpdb->insert_id;
        $this->db->insertRows(DecisionTables::LETTERS, ['decision_id', 'language', 'subject', 'body'], array_map(
            static fn (string $language, Letter $letter): array => [$id, $language, $letter->subject, $letter->body],
            array_keys($letters),
            $letters,
        ));
    }

    /** @param non-empty-list<int> $submissionIds whose prepared decisions are taken back */
    public function forget(array $submissionIds): void
    {
        $list = Database::placeholders($submissionIds);
        $this->db->execute("DELETE FROM {$this->letters()} WHERE decision_id IN (SELECT id FROM {$this->table()} WHERE open_submission IN ({$list}))", ...$submissionIds);
        $this->db->execute("DELETE FROM {$this->table()} WHERE open_submission IN ({$list})", ...$submissionIds);
    }

    /** @param non-empty-array<int, int> $places by id of a prepared decision */
    public function order(array $places): void
    {
        foreach ($places as $id => $place) {
            $this->db->execute("UPDATE {$this->table()} SET place = %d WHERE id = %d AND open_submission IS NOT NULL", $place, $id);
        }
    }

    /**
     * From now on those who apply read them; their letters stay as they are.
     *
     * @param non-empty-list<Decision> $decisions
     * @param DateTimeImmutable|null $reviewUntil last instant at which a review of them can be asked for; of an advance none can: it is not the final result
     */
    public function publish(array $decisions, int $publishedBy, DateTimeImmutable $at, ?DateTimeImmutable $reviewUntil): void
    {
        $ids = array_map(static fn (Decision $each): int => $each->id, $decisions);
        $this->db->execute(
            "UPDATE {$this->table()} SET open_submission = NULL, published_by = %d, published_at = %s, review_until = CASE WHEN kind = %s THEN NULL ELSE NULLIF(%s, '') END"
                . ' WHERE id IN (' . Database::placeholders($ids) . ')',
            $publishedBy,
            $at->format(StoredInstant::FORMAT),
            DecisionKind::Advanced->value,
            $reviewUntil?->format(StoredInstant::FORMAT) ?? '',
            ...$ids,
        );
        foreach ($decisions as $decision) {
            if ($decision->answerUntil !== null) {
                $this->lookAt($decision->id, max($at, $decision->answerUntil->modify("-{$this->remindBefore} seconds")));
            }
        }
    }

    /**
     * What became of an offer.
     *
     * @param int $by user id; 0: the platform
     * @param DateTimeImmutable|null $reviewUntil last instant at which a review of a revocation can be asked for; null: as of the decision
     */
    public function answer(Decision $decision, OfferAnswer $answer, int $by, string $reason = '', ?DateTimeImmutable $reviewUntil = null): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET answer = %s, answered_by = %d, answered_at = %s, reason = %s, remind_at = NULL,"
                . " review_until = COALESCE(NULLIF(%s, ''), review_until) WHERE id = %d",
            $answer->value,
            $by,
            $this->clock->now()->format(StoredInstant::FORMAT),
            $reason,
            $reviewUntil?->format(StoredInstant::FORMAT) ?? '',
            $decision->id,
        );
    }

    /** @return list<Decision> offers without an answer that the worker is to look at now */
    public function dueOffers(int $limit): array
    {
        $columns = self::COLUMNS;
        $rows = $this->db->rows(
            "SELECT {$columns} FROM {$this->table()} decision WHERE decision.remind_at <= %s ORDER BY decision.remind_at, decision.id LIMIT %d",
            $this->clock->now()->format(StoredInstant::FORMAT),
            $limit,
        );

        return array_map(self::decision(...), $rows);
    }

    /** @param DateTimeImmutable|null $at when the worker looks at an offer; null: not any more */
    public function lookAt(int $id, ?DateTimeImmutable $at): void
    {
        $this->db->execute("UPDATE {$this->table()} SET remind_at = NULLIF(%s, '') WHERE id = %d", $at?->format(StoredInstant::FORMAT) ?? '', $id);
    }

    /**
     * @param list<int> $ids of decisions
     * @return array<int, array<string, Letter>> by decision and language
     */
    public function lettersOf(array $ids): array
    {
        $rows = $ids === [] ? [] : $this->db->rows(
            "SELECT decision_id, language, subject, body FROM {$this->letters()} WHERE decision_id IN (" . Database::placeholders($ids) . ')',
            ...$ids,
        );
        $letters = [];
        foreach ($rows as $row) {
            $letters[(int) $row['decision_id']][(string) $row['language']] = new Letter((string) $row['subject'], (string) $row['body']);
        }

        return $letters;
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, string> numbers of their applications, by submission
     */
    public function numbersOf(array $submissionIds): array
    {
        if ($submissionIds === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT submission.id, application.number FROM {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.application_id = application.id"
                . ' WHERE submission.id IN (' . Database::placeholders($submissionIds) . ')',
            ...$submissionIds,
        );

        $numbers = [];
        foreach ($rows as $row) {
            $numbers[(int) $row['id']] = (string) $row['number'];
        }

        return $numbers;
    }

    /** @return list<array<string, mixed>> published decisions of a submission with their letters, as data about who applies */
    public function rowsOf(int $submissionId): array
    {
        $decisions = $this->history($submissionId);
        $letters = $this->lettersOf(array_map(static fn (Decision $each): int => $each->id, $decisions));

        return array_map(static fn (Decision $each): array => [
            'decision' => $each->kind->value,
            'place' => $each->place === 0 ? null : $each->place,
            'amount' => $each->amount === '' ? null : "{$each->amount} {$each->currency}",
            'publishedAt' => $each->publishedAt?->format(StoredInstant::FORMAT),
            'answerUntil' => $each->answerUntil?->format(StoredInstant::FORMAT),
            'answer' => $each->answer?->value,
            'answeredAt' => $each->answeredAt?->format(StoredInstant::FORMAT),
            'reason' => $each->reason,
            'letters' => array_map(static fn (Letter $letter): array => ['subject' => $letter->subject, 'text' => $letter->body], $letters[$each->id] ?? []),
        ], $decisions);
    }

    /** Decisions no longer name the person who prepared, published or answered them. */
    public function disown(int $userId): void
    {
        foreach (['prepared_by', 'published_by', 'answered_by'] as $column) {
            $this->db->execute("UPDATE {$this->table()} SET {$column} = 0 WHERE {$column} = %d", $userId);
        }
    }

    public function now(): DateTimeImmutable
    {
        return $this->clock->now();
    }

    /** @return list<Decision> the oldest first */
    private function read(string $condition, int|string ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(self::decision(...), $this->db->rows("SELECT {$columns} FROM {$this->table()} decision WHERE {$condition} ORDER BY decision.id", ...$values));
    }

    /** @param array<string, string|null> $row */
    private static function decision(array $row): Decision
    {
        return new Decision(
            (int) $row['id'],
            (int) $row['submission_id'],
            DecisionKind::from((string) $row['kind']),
            (int) $row['place'],
            (string) $row['amount'],
            (string) $row['currency'],
            StoredInstant::readOrNull($row['answer_until']),
            (int) $row['handling'],
            (string) $row['sources'],
            (int) $row['prepared_by'],
            StoredInstant::read((string) $row['prepared_at']),
            (int) $row['published_by'],
            StoredInstant::readOrNull($row['published_at']),
            OfferAnswer::tryFrom((string) $row['answer']),
            StoredInstant::readOrNull($row['answered_at']),
            (string) $row['reason'],
            StoredInstant::readOrNull($row['review_until']),
            (string) $row['category'],
            (string) $row['deviation'],
        );
    }

    /**
     * @param list<Decision> $decisions
     * @return array<int, Decision> the last of each
     */
    private static function bySubmission(array $decisions): array
    {
        $by = [];
        foreach ($decisions as $decision) {
            $by[$decision->submissionId] = $decision;
        }

        return $by;
    }

    private function table(): string
    {
        return $this->db->table(DecisionTables::DECISIONS);
    }

    private function letters(): string
    {
        return $this->db->table(DecisionTables::LETTERS);
    }
}

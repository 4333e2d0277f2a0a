<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * Letters of issues. A letter is claimed by a compare-and-swap on its number of attempts, which is committed before the mail server
 * gets it, and its result is written after that: of a worker that ends in between, one letter stays in flight.
 */
final readonly class LetterStore
{
    /** @param int $leaseSeconds after which a letter in flight is uncertain, longer than the mail server may take */
    public function __construct(private Database $db, private Clock $clock, #[Limit('outbox', 'leaseSeconds')] private int $leaseSeconds)
    {
    }

    /** @param list<int> $subscriberIds */
    public function add(int $issueId, array $subscriberIds): void
    {
        $now = $this->at(0);
        $this->db->insertRows(
            IssueTables::LETTERS,
            ['issue_id', 'subscriber_id', 'state', 'due_at'],
            array_map(static fn (int $id): array => [$issueId, $id, LetterState::Waiting->value, $now], $subscriberIds),
        );
    }

    public function find(int $id): ?Letter
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE id = %d", $id)[0] ?? null;

        return $row === null ? null : self::letter($row);
    }

    /** A letter that is due, of an issue that is being sent. */
    public function next(int $issueId): ?Letter
    {
        $row = $this->db->rows(
            "SELECT l.* FROM {$this->table()} l JOIN {$this->issues()} i ON i.id = l.issue_id
            WHERE l.issue_id = %d AND l.state = %s AND l.due_at <= %s AND i.state = %s ORDER BY l.due_at, l.id LIMIT 1",
            $issueId,
            LetterState::Waiting->value,
            $this->at(0),
            IssueState::Sending->value,
        )[0] ?? null;

        return $row === null ? null : self::letter($row);
    }

    /** When the next letter is due. */
    public function nextDue(int $issueId): ?DateTimeImmutable
    {
        return StoredInstant::readOrNull($this->db->value(
            "SELECT MIN(due_at) FROM {$this->table()} WHERE issue_id = %d AND state = %s",
            $issueId,
            LetterState::Waiting->value,
        ));
    }

    /** @return Letter|null null: another worker has it, or its issue was paused */
    public function claim(Letter $letter): ?Letter
    {
        $claimed = $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, attempts = attempts + 1, tried_at = %s
            WHERE id = %d AND attempts = %d AND state = %s AND EXISTS (SELECT 1 FROM {$this->issues()} i WHERE i.id = %d AND i.state = %s)",
            LetterState::InFlight->value,
            $this->at(0),
            $letter->id,
            $letter->attempts,
            LetterState::Waiting->value,
            $letter->issueId,
            IssueState::Sending->value,
        );

        return $claimed === 1 ? $letter->claimed() : null;
    }

    /** Writes the result of a claimed letter, also of one that was taken for uncertain meanwhile. */
    public function settle(Letter $letter, LetterState $state, string $reason = ''): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, reason = %s WHERE id = %d AND attempts = %d AND state IN (%s, %s)",
            $state->value,
            $reason,
            $letter->id,
            $letter->attempts,
            LetterState::InFlight->value,
            LetterState::Uncertain->value,
        );
    }

    /**
     * A claimed letter waits again.
     *
     * @param int $seconds until it is due
     * @param bool $isPostponed by the reader's mail server
     */
    public function putBack(Letter $letter, int $seconds, bool $isPostponed): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, due_at = %s, postponed = postponed + %d WHERE id = %d AND attempts = %d AND state IN (%s, %s)",
            LetterState::Waiting->value,
            $this->at($seconds),
            (int) $isPostponed,
            $letter->id,
            $letter->attempts,
            LetterState::InFlight->value,
            LetterState::Uncertain->value,
        );
    }

    /** Letters whose worker ended before their result was written become uncertain. @return int their number */
    public function expire(): int
    {
        $ids = $this->db->ids(
            "SELECT id FROM {$this->table()} WHERE state = %s AND tried_at < %s",
            LetterState::InFlight->value,
            $this->at(-$this->leaseSeconds),
        );

        return $ids === [] ? 0 : $this->db->execute(
            "UPDATE {$this->table()} SET state = %s WHERE state = %s AND tried_at < %s AND id IN (" . Database::placeholders($ids) . ')',
            LetterState::Uncertain->value,
            LetterState::InFlight->value,
            $this->at(-$this->leaseSeconds),
            ...$ids,
        );
    }

    /** @return bool false: it is not uncertain any more */
    public function decide(Letter $letter, LetterState $state): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, due_at = %s, attempts = attempts + 1 WHERE id = %d AND attempts = %d AND state = %s",
            $state->value,
            $this->at(0),
            $letter->id,
            $letter->attempts,
            LetterState::Uncertain->value,
        ) === 1;
    }

    /** What a report says that came after the letter was sent. @return bool false: it is refused already, or was not sent */
    public function bounce(int $id, string $reason): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, reason = %s WHERE id = %d AND state IN (%s, %s, %s)",
            LetterState::Refused->value,
            $reason,
            $id,
            LetterState::Sent->value,
            LetterState::InFlight->value,
            LetterState::Uncertain->value,
        ) === 1;
    }

    public function skipWaiting(int $issueId): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s WHERE issue_id = %d AND state = %s",
            LetterState::Skipped->value,
            $issueId,
            LetterState::Waiting->value,
        );
    }

    /**
     * @param list<int> $issueIds
     * @return array<int, array<string, int>> number by issue and LetterState value
     */
    public function counts(array $issueIds): array
    {
        $counts = array_fill_keys($issueIds, array_fill_keys(array_column(LetterState::cases(), 'value'), 0));
        $sql = "SELECT issue_id, state, COUNT(*) AS letters FROM {$this->table()} WHERE issue_id IN (%s) GROUP BY issue_id, state";
        foreach ($issueIds === [] ? [] : $this->db->rows(sprintf($sql, Database::placeholders($issueIds)), ...$issueIds) as $row) {
            $counts[(int) $row['issue_id']][(string) $row['state']] = (int) $row['letters'];
        }

        return $counts;
    }

    /** @return list<Letter> */
    public function uncertain(int $issueId, int $limit): array
    {
        return array_map(self::letter(...), $this->db->rows(
            "SELECT * FROM {$this->table()} WHERE issue_id = %d AND state = %s ORDER BY id LIMIT %d",
            $issueId,
            LetterState::Uncertain->value,
            $limit,
        ));
    }

    /** @param array<string, string|null> $row */
    private static function letter(array $row): Letter
    {
        return new Letter(
            (int) $row['id'],
            (int) $row['issue_id'],
            (int) $row['subscriber_id'],
            LetterState::from((string) $row['state']),
            (int) $row['attempts'],
            (int) $row['postponed'],
            StoredInstant::readOrNull($row['tried_at']),
        );
    }

    private function at(int $seconds): string
    {
        return $this->clock->now()->modify("{$seconds} seconds")->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(IssueTables::LETTERS);
    }

    private function issues(): string
    {
        return $this->db->table(IssueTables::ISSUES);
    }
}

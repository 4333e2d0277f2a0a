<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Forms\Judging\LetterCount;
use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\LinkSecret;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use SensitiveParameter;

/** The tables of letters. Links are 256 random bits, of which only the hash is stored. Changes are made within the transaction that has locked the letter. */
final readonly class LetterStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public static function hash(int $submissionId, #[SensitiveParameter] string $email): string
    {
        return AddressHash::of($submissionId, $email);
    }

    /** @return int id */
    public function add(int $submissionId, string $questionId, Referee $referee, int $askedBy): int
    {
        $now = $this->now();
        $this->db->insertRows(
            LetterTables::LETTERS,
            ['submission_id', 'question_id', 'name', 'email', 'email_hash', 'language', 'message', 'asked_by', 'state', 'delivery', 'sending', 'text', 'asked_at', 'check_at'],
            [[
                $submissionId,
                $questionId,
                $referee->name,
                $referee->email,
                self::hash($submissionId, $referee->email),
                $referee->language->value,
                $referee->message,
                $askedBy,
                LetterState::Asked->value,
                LetterDelivery::Waiting->value,
                1,
                '',
                $now,
                $now,
            ]],
        );

        return $this->db->wpdb->insert_id;
    }

    public function find(int $id): ?Letter
    {
        return $this->where('letter.id = %d', '', $id)[0] ?? null;
    }

    /** The letter as it is until the end of the transaction. */
    public function lock(int $id): ?Letter
    {
        return $this->where('letter.id = %d', ' FOR UPDATE', $id)[0] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, Letter> by id; one query
     */
    public function findMany(array $ids): array
    {
        $found = $ids === [] ? [] : $this->where('letter.id IN (' . Database::placeholders($ids) . ')', '', ...$ids);

        return array_column(array_map(static fn (Letter $letter): array => [$letter->id, $letter], $found), 1, 0);
    }

    /**
     * @param non-empty-list<int> $applicationIds
     * @return list<int> ids
     */
    public function ofApplications(array $applicationIds): array
    {
        $submissions = "SELECT id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE application_id IN (" . Database::placeholders($applicationIds) . ')';

        return $this->db->ids("SELECT id FROM {$this->table()} WHERE submission_id IN ({$submissions})", ...$applicationIds);
    }

    /** @return list<Letter> in the order in which they were asked for */
    public function ofSubmission(int $submissionId): array
    {
        return $this->where('letter.submission_id = %d', '', $submissionId);
    }

    /** @return list<Letter> whose referee has the address */
    public function ofAddress(string $email): array
    {
        return $email === '' ? [] : $this->where('letter.email = %s', '', $email);
    }

    /** @return array<string, LetterCount> by question */
    public function counts(int $submissionId): array
    {
        $counts = [];
        foreach ($this->db->rows("SELECT question_id, state FROM {$this->table()} WHERE submission_id = %d", $submissionId) as $row) {
            $state = LetterState::from((string) $row['state']);
            $of = $counts[(string) $row['question_id']] ?? new LetterCount(0, 0);
            $counts[(string) $row['question_id']] = new LetterCount(
                $of->asked + ($state->counts() ? 1 : 0),
                $of->received + ($state === LetterState::Received ? 1 : 0),
            );
        }

        return $counts;
    }

    /** @return int|null id of the letter of a link, whatever its state */
    public function ofLink(#[SensitiveParameter] string $secret): ?int
    {
        $id = LinkSecret::isWellFormed($secret)
            ? $this->db->value("SELECT letter_id FROM {$this->links()} WHERE token_hash = %s", LinkSecret::hash($secret))
            : null;

        return $id === null ? null : (int) $id;
    }

    /** @return string secret of a new link; those of earlier mails stay valid */
    public function makeLink(int $id): string
    {
        $secret = LinkSecret::make();
        $this->db->insertRows(LetterTables::LINKS, ['token_hash', 'letter_id'], [[LinkSecret::hash($secret), $id]]);

        return $secret;
    }

    public function markOpened(int $id): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, opened_at = %s WHERE id = %d AND state = %s",
            LetterState::Opened->value,
            $this->now(),
            $id,
            LetterState::Asked->value,
        );
    }

    /** What became of a mail. No effect on a letter that was answered or asked for again meanwhile. */
    public function markDelivery(int $id, int $sending, LetterDelivery $delivery): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET delivery = %s WHERE id = %d AND sending = %d AND state IN (%s, %s)",
            $delivery->value,
            $id,
            $sending,
            LetterState::Asked->value,
            LetterState::Opened->value,
        );
    }

    /** For another mail. The worker looks anew whether a reminder is due. */
    public function askAgain(int $id, int $askedBy): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET sending = sending + 1, delivery = %s, asked_at = %s, asked_by = %d WHERE id = %d",
            LetterDelivery::Waiting->value,
            $this->now(),
            $askedBy,
            $id,
        );
    }

    public function saveText(int $id, string $text): void
    {
        $this->db->execute("UPDATE {$this->table()} SET text = %s WHERE id = %d", $text, $id);
    }

    /** @param bool $isReadable what the referee was told: whether the applicant may read it */
    public function receive(int $id, string $text, bool $isReadable): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, text = %s, readable = %d, answered_at = %s, check_at = NULL WHERE id = %d",
            LetterState::Received->value,
            $text,
            $isReadable ? 1 : 0,
            $this->now(),
            $id,
        );
    }

    /**
     * Ends the request without a letter, and erases what the referee and the applicant wrote.
     *
     * @param bool $isNamed whether the referee stays named, so that the applicant knows who declined
     */
    public function end(int $id, LetterState $state, bool $isNamed): void
    {
        $person = $isNamed ? '' : ", name = '', email = ''";
        $this->db->execute("DELETE FROM {$this->links()} WHERE letter_id = %d", $id);
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, answered_at = %s, check_at = NULL, message = '', text = ''{$person} WHERE id = %d",
            $state->value,
            $this->now(),
            $id,
        );
    }

    /** @return list<int> ids of letters whose reminder may be due */
    public function toCheck(int $limit): array
    {
        return $this->db->ids("SELECT id FROM {$this->table()} WHERE check_at <= %s ORDER BY check_at, id LIMIT %d", $this->now(), $limit);
    }

    /** @param DateTimeImmutable|null $at null: never again */
    public function checkAt(int $id, ?DateTimeImmutable $at): void
    {
        $this->db->execute("UPDATE {$this->table()} SET check_at = NULLIF(%s, '') WHERE id = %d", $at?->format(StoredInstant::FORMAT) ?? '', $id);
    }

    /** The letters stay the application’s when the account of who asked for them ends. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET asked_by = 0 WHERE asked_by = %d", $userId);
    }

    /** @param non-empty-list<int> $ids */
    public function delete(array $ids): void
    {
        $list = Database::placeholders($ids);
        $this->db->execute("DELETE FROM {$this->links()} WHERE letter_id IN ({$list})", ...$ids);
        $this->db->execute("DELETE FROM {$this->table()} WHERE id IN ({$list})", ...$ids);
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, list<string>> normalised addresses of whom letters were asked, by submission; one statement
     */
    public function addressesOf(array $submissionIds): array
    {
        $rows = $submissionIds === [] ? [] : $this->db->rows(
            "SELECT submission_id, email FROM {$this->table()} WHERE email <> '' AND submission_id IN (" . Database::placeholders($submissionIds) . ') ORDER BY id',
            ...$submissionIds,
        );
        $addresses = [];
        foreach ($rows as $row) {
            $addresses[(int) $row['submission_id']][] = (string) $row['email'];
        }

        return $addresses;
    }

    /** @return list<Letter> */
    private function where(string $condition, string $end, int|string ...$values): array
    {
        return array_map(self::letter(...), $this->db->rows(
            "SELECT letter.*, submission.application_id FROM {$this->table()} letter JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission"
                . " ON submission.id = letter.submission_id WHERE {$condition} ORDER BY letter.id{$end}",
            ...$values,
        ));
    }

    /** @param array<string, string|null> $row */
    private static function letter(array $row): Letter
    {
        return new Letter(
            (int) $row['id'],
            (int) $row['submission_id'],
            (int) $row['application_id'],
            (string) $row['question_id'],
            new Referee((string) $row['name'], (string) $row['email'], Lang::from((string) $row['language']), (string) $row['message']),
            (string) $row['email_hash'],
            (int) $row['asked_by'],
            LetterState::from((string) $row['state']),
            LetterDelivery::from((string) $row['delivery']),
            (int) $row['sending'],
            (string) $row['text'],
            (int) $row['readable'] === 1,
            StoredInstant::read((string) $row['asked_at']),
            StoredInstant::readOrNull($row['opened_at']),
            StoredInstant::readOrNull($row['answered_at']),
        );
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(LetterTables::LETTERS);
    }

    private function links(): string
    {
        return $this->db->table(LetterTables::LINKS);
    }
}

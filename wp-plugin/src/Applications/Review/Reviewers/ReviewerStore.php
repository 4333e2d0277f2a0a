<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use SensitiveParameter;

final readonly class ReviewerStore
{
    private const COLUMNS = 'id, call_group, user_id, state, languages, countries, invited_at, answered_at, email';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<Reviewer> in the order in which they were invited */
    public function ofCall(int $callGroup): array
    {
        return $this->read('call_group = %d', $callGroup);
    }

    /** @return list<Reviewer> the calls that a person was invited to review */
    public function ofUser(int $userId): array
    {
        return $userId === 0 ? [] : $this->read('user_id = %d', $userId);
    }

    public function find(int $id): ?Reviewer
    {
        return $this->read('id = %d', $id)[0] ?? null;
    }

    public function ofCallAndUser(int $callGroup, int $userId): ?Reviewer
    {
        return $userId === 0 ? null : $this->read('call_group = %d AND user_id = %d', $callGroup, $userId)[0] ?? null;
    }

    /**
     * Invites an account, also anew after it has declined or was removed.
     *
     * @param list<string> $languages
     * @param list<string> $countries
     * @return bool false: it is invited or has accepted
     */
    public function invite(int $callGroup, int $userId, array $languages, array $countries, int $invitedBy): bool
    {
        $values = [ReviewerState::Invited->value, implode(' ', $languages), implode(' ', $countries), $invitedBy, $this->now()];
        $isNew = $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (call_group, user_id, state, languages, countries, invited_by, invited_at) VALUES (%d, %d, %s, %s, %s, %d, %s)",
            $callGroup,
            $userId,
            ...$values,
        ) === 1;

        return $isNew || $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, languages = %s, countries = %s, invited_by = %d, invited_at = %s, answered_at = NULL"
                . ' WHERE call_group = %d AND user_id = %d AND state IN (%s, %s)',
            ...[...$values, $callGroup, $userId, ReviewerState::Declined->value, ReviewerState::Removed->value],
        ) === 1;
    }

    /**
     * Invites an address, also anew after the invitation was removed. One that declined is not asked again.
     *
     * @param string $email normalised
     * @param list<string> $languages
     * @param list<string> $countries
     * @return int|null id of the row; null: it is invited, or has answered
     */
    public function inviteAddress(int $callGroup, #[SensitiveParameter] string $email, array $languages, array $countries, int $invitedBy): ?int
    {
        $hash = AddressHash::of($callGroup, $email);
        $values = [$email, ReviewerState::Invited->value, implode(' ', $languages), implode(' ', $countries), $invitedBy, $this->now()];
        $isNew = $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (call_group, email_hash, email, state, languages, countries, invited_by, invited_at) VALUES (%d, %s, %s, %s, %s, %s, %d, %s)",
            $callGroup,
            $hash,
            ...$values,
        ) === 1;
        if ($isNew) {
            return $this->db->wpdb->insert_id;
        }
        $isReopened = $this->db->execute(
            "UPDATE {$this->table()} SET email = %s, state = %s, languages = %s, countries = %s, invited_by = %d, invited_at = %s, answered_at = NULL"
                . ' WHERE call_group = %d AND email_hash = %s AND state = %s AND user_id IS NULL',
            ...[...$values, $callGroup, $hash, ReviewerState::Removed->value],
        ) === 1;
        $id = $isReopened ? $this->db->value("SELECT id FROM {$this->table()} WHERE call_group = %d AND email_hash = %s", $callGroup, $hash) : null;

        return $id === null ? null : (int) $id;
    }

    /** Gives the place of an invited address to the account that has accepted, whose name is shown from now on. */
    public function accept(Reviewer $reviewer, int $userId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET user_id = %d, email = '', state = %s, answered_at = %s WHERE id = %d AND user_id IS NULL AND state = %s",
            $userId,
            ReviewerState::Accepted->value,
            $this->now(),
            $reviewer->id,
            ReviewerState::Invited->value,
        ) === 1;
    }

    /** For an address whose account was invited as a member too: one row is enough. */
    public function delete(Reviewer $reviewer): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d AND user_id IS NULL", $reviewer->id);
    }

    /** @return list<Reviewer> unaccepted invitations to an address */
    public function ofAddress(#[SensitiveParameter] string $email): array
    {
        return $email === '' ? [] : $this->read('email = %s', $email);
    }

    /** @return int rows that named the address */
    public function forgetAddress(#[SensitiveParameter] string $email): int
    {
        return $email === '' ? 0 : $this->db->execute(
            "UPDATE {$this->table()} SET email = '', state = %s WHERE email = %s",
            ReviewerState::Declined->value,
            $email,
        );
    }

    /**
     * @param list<ReviewerState> $from
     * @return bool false: its state is another one meanwhile
     */
    public function move(Reviewer $reviewer, array $from, ReviewerState $to): bool
    {
        $states = array_column($from, 'value');

        return $states !== [] && $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, answered_at = %s WHERE id = %d AND state IN (" . Database::placeholders($states) . ')',
            $to->value,
            $this->now(),
            $reviewer->id,
            ...$states,
        ) === 1;
    }

    /**
     * @param list<string> $languages
     * @param list<string> $countries
     */
    public function describe(int $id, array $languages, array $countries): void
    {
        $this->db->execute("UPDATE {$this->table()} SET languages = %s, countries = %s WHERE id = %d", implode(' ', $languages), implode(' ', $countries), $id);
    }

    /** Rows no longer name the person. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET user_id = NULL, email = '', email_hash = NULL, state = %s WHERE user_id = %d", ReviewerState::Removed->value, $userId);
        $this->db->execute("UPDATE {$this->table()} SET invited_by = 0 WHERE invited_by = %d", $userId);
    }

    /** @return list<Reviewer> */
    private function read(string $condition, int|string ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(static fn (array $row): Reviewer => new Reviewer(
            (int) $row['id'],
            (int) $row['call_group'],
            (int) $row['user_id'],
            ReviewerState::from((string) $row['state']),
            self::words($row['languages']),
            self::words($row['countries']),
            StoredInstant::read((string) $row['invited_at']),
            StoredInstant::readOrNull($row['answered_at']),
            (string) $row['email'],
        ), $this->db->rows("SELECT {$columns} FROM {$this->table()} WHERE {$condition} ORDER BY id", ...$values));
    }

    /** @return list<string> */
    private static function words(?string $text): array
    {
        return $text === null || $text === '' ? [] : explode(' ', $text);
    }

    private function table(): string
    {
        return $this->db->table(ReviewTables::REVIEWERS);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }
}

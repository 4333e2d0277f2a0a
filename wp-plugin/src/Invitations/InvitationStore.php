<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use DateInterval;
use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\LinkSecret;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Mail\RefusalReason;
use SensitiveParameter;

/**
 * The table of invitations: at most one for each item, or part of one, and address. Links are 256 random bits, of which only the hash is stored.
 * Every change compares before it writes, so that of simultaneous ones exactly one succeeds.
 */
final readonly class InvitationStore
{
    /** @param int $linkSeconds validity of a link */
    public function __construct(private Database $db, private Clock $clock, #[Limit('invitations', 'linkDays', Limit::PER_DAY)] private int $linkSeconds)
    {
    }

    /**
     * @param InvitedInto|null $into null: the item itself
     * @return int|null id of the new invitation; null: the address, or the account, is already invited into it
     */
    public function add(int $groupId, Invitee $invitee, Lang $language, int $inviterId, ?InvitedInto $into = null): ?int
    {
        $isNew = $this->db->execute(
            "INSERT IGNORE INTO {$this->table()}
                (group_id, subject_id, invited_id, kind, name, structure_name, structure_type, role, email, named_hash, language, inviter_id, state, sending, created_at)
                VALUES (%d, %d, %d, %s, %s, %s, %s, %s, %s, %s, %s, %d, %s, 1, %s)",
            $groupId,
            $into->subjectId ?? 0,
            $into->accountId ?? 0,
            $invitee->kind,
            $invitee->name,
            $invitee->structureName,
            $invitee->structureType,
            $invitee->role,
            $invitee->email,
            $into?->hash($groupId, $invitee->email) ?? AddressHash::of($groupId, $invitee->email),
            $language->value,
            $inviterId,
            InvitationState::Created->value,
            $this->now(),
        ) === 1;

        return $isNew ? $this->db->wpdb->insert_id : null;
    }

    public function find(int $id): ?Invitation
    {
        return $this->where('id = %d', $id)[0] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, Invitation> by id; one query
     */
    public function findMany(array $ids): array
    {
        $found = $ids === [] ? [] : $this->where('id IN (' . Database::placeholders($ids) . ')', ...$ids);

        return array_column(array_map(static fn (Invitation $invitation): array => [$invitation->id, $invitation], $found), 1, 0);
    }

    /** @return list<Invitation> into the item itself, in the order in which they were made */
    public function ofGroup(int $groupId): array
    {
        return $this->where('group_id = %d AND subject_id = 0', $groupId);
    }

    /** The invitation of an address into an item, as it was first written or as it was corrected. */
    public function ofAddress(int $groupId, string $email): ?Invitation
    {
        return $this->where('group_id = %d AND subject_id = 0 AND (named_hash = %s OR email = %s)', $groupId, AddressHash::of($groupId, $email), $email)[0] ?? null;
    }

    /** @return list<Invitation> of one kind that the address could answer now */
    public function openTo(string $email, string $kind): array
    {
        return $email === '' ? [] : $this->where(
            'email = %s AND kind = %s AND (expires_at IS NULL OR expires_at > %s) AND ' . self::isOpen(),
            $email,
            $kind,
            $this->now(),
            ...self::openStates(),
        );
    }

    /** The open invitation of a link, which stays valid. */
    public function ofLink(#[SensitiveParameter] string $secret): ?Invitation
    {
        return !LinkSecret::isWellFormed($secret) ? null : $this->where(
            'token_hash = %s AND expires_at > %s AND ' . self::isOpen(),
            LinkSecret::hash($secret),
            $this->now(),
            ...self::openStates(),
        )[0] ?? null;
    }

    /** @return string|null secret of a new link, which voids the earlier one; null when the mail is void */
    public function makeLink(int $id, int $sending): ?string
    {
        $secret = LinkSecret::make();
        $done = $this->db->execute(
            "UPDATE {$this->table()} SET token_hash = %s, expires_at = %s WHERE id = %d AND sending = %d AND " . self::isOpen(),
            LinkSecret::hash($secret),
            $this->clock->now()->add(new DateInterval("PT{$this->linkSeconds}S"))->format(StoredInstant::FORMAT),
            $id,
            $sending,
            ...self::openStates(),
        );

        return $done === 1 ? $secret : null;
    }

    /** What became of a mail. No effect on an invitation that was answered or sent again meanwhile. */
    public function markDelivery(int $id, int $sending, InvitationState $state, ?RefusalReason $refusal = null): void
    {
        $sent = $state === InvitationState::Sent ? ', sent_at = %s' : '';
        $link = $state === InvitationState::Refused ? ', token_hash = NULL' : '';
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, refusal = NULLIF(%s, ''){$sent}{$link} WHERE id = %d AND sending = %d AND " . self::isOpen(),
            $state->value,
            $refusal->value ?? '',
            ...[...$sent === '' ? [] : [$this->now()], $id, $sending, ...self::openStates()],
        );
    }

    /**
     * Consumes the link.
     *
     * @return bool false: another request was faster
     */
    public function answer(Invitation $invitation, InvitationAnswer $answer, #[SensitiveParameter] string $secret, int $userId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, user_id = NULLIF(%d, 0), answered_at = %s, token_hash = NULL
                WHERE id = %d AND token_hash = %s AND expires_at > %s AND " . self::isOpen(),
            $answer->state()->value,
            $answer === InvitationAnswer::Accept ? $userId : 0,
            $this->now(),
            $invitation->id,
            LinkSecret::hash($secret),
            $this->now(),
            ...self::openStates(),
        ) === 1;
    }

    /**
     * Without a link: by the account that has the address.
     *
     * @return bool false: it was answered, cancelled or sent again, or is no longer valid
     */
    public function answerByAccount(Invitation $invitation, InvitationAnswer $answer, int $userId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, user_id = NULLIF(%d, 0), answered_at = %s, token_hash = NULL
                WHERE id = %d AND sending = %d AND (expires_at IS NULL OR expires_at > %s) AND " . self::isOpen(),
            $answer->state()->value,
            $answer === InvitationAnswer::Accept ? $userId : 0,
            $this->now(),
            $invitation->id,
            $invitation->sending,
            $this->now(),
            ...self::openStates(),
        ) === 1;
    }

    /**
     * For another mail; the links of earlier ones are void at once.
     *
     * @return bool false: another request was faster, or it was answered
     */
    public function renew(Invitation $invitation, string $email, int $inviterId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET email = %s, inviter_id = %d, state = %s, refusal = NULL, sending = sending + 1, token_hash = NULL, sent_at = NULL, expires_at = NULL
                WHERE id = %d AND sending = %d AND " . self::isOpen(),
            $email,
            $inviterId,
            InvitationState::Created->value,
            $invitation->id,
            $invitation->sending,
            ...self::openStates(),
        ) === 1;
    }

    /** @return bool false: it was answered meanwhile */
    public function cancel(Invitation $invitation): bool
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d AND " . self::isOpen(), $invitation->id, ...self::openStates()) === 1;
    }

    /** Deletes the invitation of a person who accepted and has left since. */
    public function deleteAccepted(Invitation $invitation): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d AND state = %s", $invitation->id, InvitationState::Accepted->value);
    }

    public function deleteGroup(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** @return list<Invitation> */
    private function where(string $condition, int|string ...$values): array
    {
        return array_map($this->invitation(...), $this->db->rows("SELECT * FROM {$this->table()} WHERE {$condition} ORDER BY id", ...$values));
    }

    /** @param array<string, string|null> $row */
    private function invitation(array $row): Invitation
    {
        $state = InvitationState::from((string) $row['state']);
        $expiresAt = StoredInstant::readOrNull($row['expires_at']);
        $isExpired = !$state->isOver() && $expiresAt !== null && $expiresAt <= $this->clock->now();

        return new Invitation(
            (int) $row['id'],
            (int) $row['group_id'],
            (int) $row['subject_id'],
            new Invitee(
                (string) $row['kind'],
                (string) $row['email'],
                (string) $row['name'],
                (string) $row['structure_name'],
                (string) $row['structure_type'],
                (string) $row['role'],
            ),
            (string) $row['named_hash'],
            Lang::from((string) $row['language']),
            (int) $row['inviter_id'],
            $isExpired ? InvitationState::Expired : $state,
            RefusalReason::tryFrom((string) $row['refusal']),
            (int) $row['sending'],
            $row['user_id'] === null ? null : (int) $row['user_id'],
            (int) $row['invited_id'],
            StoredInstant::readOrNull($row['sent_at']),
            $expiresAt,
            StoredInstant::readOrNull($row['answered_at']),
        );
    }

    private static function isOpen(): string
    {
        return 'state IN (' . Database::placeholders(self::openStates()) . ')';
    }

    /** @return non-empty-list<string> */
    private static function openStates(): array
    {
        return array_map(static fn (InvitationState $state): string => $state->value, InvitationState::open());
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(InvitationTables::TABLE);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Invitations into something inside an item. While it is accepted, an invitation is what the person may do there. */
final readonly class SubjectInvitations
{
    public function __construct(private Database $db, private InvitationStore $store, private Clock $clock)
    {
    }

    /** @return list<Invitation> in the order in which they were made */
    public function of(string $kind, int $subjectId): array
    {
        return array_values($this->store->findMany(
            $this->db->ids("SELECT id FROM {$this->table()} WHERE subject_id = %d AND kind = %s ORDER BY id", $subjectId, $kind),
        ));
    }

    /**
     * @param list<int> $subjectIds
     * @return list<Invitation> in the order in which they were made
     */
    public function ofAny(string $kind, array $subjectIds): array
    {
        return $subjectIds === [] ? [] : array_values($this->store->findMany($this->db->ids(
            "SELECT id FROM {$this->table()} WHERE kind = %s AND subject_id IN (" . Database::placeholders($subjectIds) . ') ORDER BY id',
            $kind,
            ...$subjectIds,
        )));
    }

    /** @return list<Invitation> that the account could answer now: it was chosen, or its address was written */
    public function openTo(string $kind, int $userId, string $email): array
    {
        $found = $this->store->findMany($this->db->ids(
            "SELECT id FROM {$this->table()} WHERE kind = %s AND (invited_id = %d OR (invited_id = 0 AND email = %s AND email <> '')) ORDER BY id",
            $kind,
            $userId,
            $email,
        ));

        return array_values(array_filter($found, static fn (Invitation $each): bool => in_array($each->state, InvitationState::open(), true)));
    }

    /** @return string|null role that the account has there */
    public function roleOf(string $kind, int $subjectId, int $userId): ?string
    {
        return $this->accepted($kind, $userId)[$subjectId] ?? null;
    }

    /** @return array<int, string> roles of the account, by what they are in */
    public function accepted(string $kind, int $userId): array
    {
        $rows = $userId === 0 ? [] : $this->db->rows(
            "SELECT subject_id, role FROM {$this->table()} WHERE user_id = %d AND kind = %s AND state = %s ORDER BY id",
            $userId,
            $kind,
            InvitationState::Accepted->value,
        );

        $roles = [];
        foreach ($rows as $row) {
            $roles[(int) $row['subject_id']] = (string) $row['role'];
        }

        return $roles;
    }

    /**
     * @param list<int> $subjectIds
     * @param non-empty-list<string> $roles
     * @return list<int> accounts that have accepted an invitation into one of them, with one of these roles
     */
    public function accounts(string $kind, array $subjectIds, array $roles): array
    {
        return $subjectIds === [] ? [] : $this->db->ids(
            "SELECT DISTINCT user_id FROM {$this->table()} WHERE kind = %s AND state = %s AND user_id IS NOT NULL AND role IN (" . Database::placeholders($roles)
                . ') AND subject_id IN (' . Database::placeholders($subjectIds) . ') ORDER BY user_id',
            $kind,
            InvitationState::Accepted->value,
            ...$roles,
            ...$subjectIds,
        );
    }

    /**
     * @param list<int> $subjectIds
     * @return array<int, list<int>> accounts that have accepted an invitation, also one that was revoked later, by subject; one statement
     */
    public function acceptedBy(string $kind, array $subjectIds): array
    {
        $rows = $subjectIds === [] ? [] : $this->db->rows(
            "SELECT subject_id, user_id FROM {$this->table()} WHERE kind = %s AND state IN (%s, %s) AND user_id IS NOT NULL AND subject_id IN ("
                . Database::placeholders($subjectIds) . ') ORDER BY user_id',
            $kind,
            InvitationState::Accepted->value,
            InvitationState::Revoked->value,
            ...$subjectIds,
        );
        $accounts = [];
        foreach ($rows as $row) {
            $accounts[(int) $row['subject_id']][] = (int) $row['user_id'];
        }

        return $accounts;
    }

    /** @return bool false: it was answered, revoked or erased meanwhile */
    public function setRole(Invitation $invitation, string $role): bool
    {
        return $this->change($invitation, 'role = %s', $role);
    }

    /** Its link is void at once, and so is what the person may do. */
    public function revoke(Invitation $invitation): bool
    {
        return $this->change($invitation, 'state = %s, token_hash = NULL, answered_at = %s', InvitationState::Revoked->value, $this->now());
    }

    /** Invites somebody anew whose invitation was revoked. */
    public function reopen(Invitation $invitation, string $role, Lang $language, int $inviterId): bool
    {
        return $invitation->state === InvitationState::Revoked && $this->change(
            $invitation,
            'state = %s, role = %s, language = %s, inviter_id = %d, sending = sending + 1, refusal = NULL, user_id = NULL, sent_at = NULL, expires_at = NULL, answered_at = NULL',
            InvitationState::Created->value,
            $role,
            $language->value,
            $inviterId,
        );
    }

    /** @param non-empty-list<int> $subjectIds */
    public function deleteOf(string $kind, array $subjectIds): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE kind = %s AND subject_id IN (" . Database::placeholders($subjectIds) . ')', $kind, ...$subjectIds);
    }

    private function change(Invitation $invitation, string $set, int|string ...$values): bool
    {
        $states = $invitation->state === InvitationState::Expired
            ? array_map(static fn (InvitationState $each): string => $each->value, InvitationState::open())
            : [$invitation->state->value];

        return $this->db->execute(
            "UPDATE {$this->table()} SET {$set} WHERE id = %d AND sending = %d AND email <> '' AND state IN (" . Database::placeholders($states) . ')',
            ...[...$values, $invitation->id, $invitation->sending, ...$states],
        ) === 1;
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

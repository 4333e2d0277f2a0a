<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;

/** Late links, and which applications may be sent with them. */
final readonly class LateLinkStore
{
    private const COLUMNS = 'link.id, link.call_group, link.stage, link.email, link.user_id, link.language, link.reason, link.until, link.granted_by, link.granted_at,'
        . ' link.used_at, link.revoked_at, link.application_id';
    private const OPEN = 'link.used_at IS NULL AND link.revoked_at IS NULL AND link.until >= %s';

    public function __construct(private Database $db, private LateLinkLimits $limits, private Clock $clock)
    {
    }

    /** @param int $userId account of the address; 0: there is none */
    public function add(Stage $stage, string $email, int $userId, LateLinkRequest $request, DateTimeImmutable $until, int $grantedBy): LateLink
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (call_group, stage, email, user_id, language, reason, until, granted_by, granted_at, remind_at)"
                . " VALUES (%d, %d, %s, %d, %s, %s, %s, %d, %s, NULLIF(%s, ''))",
            $stage->callGroup,
            $stage->number,
            $email,
            $userId,
            $request->language->value,
            trim($request->reason),
            $until->format(StoredInstant::FORMAT),
            $grantedBy,
            $this->now(),
            $this->limits->nextReminder($until)?->format(StoredInstant::FORMAT) ?? '',
        );

        return $this->read('link.id = %d', '', $this->db->wpdb->insert_id)[0];
    }

    public function find(int $id): ?LateLink
    {
        return $this->read('link.id = %d', '', $id)[0] ?? null;
    }

    /** @return list<LateLink> of a stage, the last one first */
    public function ofStage(Stage $stage): array
    {
        return $this->read('link.call_group = %d AND link.stage = %d', ' ORDER BY link.id DESC', $stage->callGroup, $stage->number);
    }

    /** The open link of a person for a stage: granted to the account, or to its address before there was one. */
    public function openOf(Viewer $viewer, Stage $stage): ?LateLink
    {
        if (!$viewer->isSignedIn()) {
            return null;
        }

        return $this->read(
            'link.call_group = %d AND link.stage = %d AND (link.user_id = %d OR (link.user_id = 0 AND link.email = %s)) AND ' . self::OPEN,
            ' ORDER BY link.until DESC, link.id DESC LIMIT 1',
            $stage->callGroup,
            $stage->number,
            $viewer->id,
            self::addressOf($viewer->id),
            $this->now(),
        )[0] ?? null;
    }

    public static function isOf(LateLink $link, Viewer $viewer): bool
    {
        return $viewer->isSignedIn() && ($link->userId === 0 ? $link->email === self::addressOf($viewer->id) : $link->userId === $viewer->id);
    }

    /** Whether one of the stage may still be used, until the end of the transaction. */
    public function lockOpen(Stage $stage): bool
    {
        return $this->db->value(
            "SELECT link.id FROM {$this->table()} link WHERE link.call_group = %d AND link.stage = %d AND " . self::OPEN . ' LIMIT 1 FOR UPDATE',
            $stage->callGroup,
            $stage->number,
            $this->now(),
        ) !== null;
    }

    /**
     * These applications may be sent with the link.
     *
     * @param list<int> $applicationIds
     */
    public function attach(LateLink $link, array $applicationIds): void
    {
        if ($applicationIds !== []) {
            $this->db->execute(
                "UPDATE {$this->db->table(ApplicationTables::APPLICATIONS)} SET late_link_id = %d WHERE id IN (" . Database::placeholders($applicationIds) . ')',
                $link->id,
                ...$applicationIds,
            );
        }
    }

    /** The account that has the address now. */
    public function setUser(LateLink $link, int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET user_id = %d WHERE id = %d AND user_id = 0", $userId, $link->id);
    }

    /** @return list<int> ids of the applications that may be sent with the link, or were */
    public function applicationsOf(LateLink $link): array
    {
        return $this->db->ids("SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE late_link_id = %d ORDER BY id", $link->id);
    }

    /** Uses the link of an application: each is used once. */
    public function use(int $applicationId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET used_at = %s, application_id = %d, remind_at = NULL WHERE used_at IS NULL AND revoked_at IS NULL"
                . " AND id = (SELECT late_link_id FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE id = %d)",
            $this->now(),
            $applicationId,
            $applicationId,
        ) === 1;
    }

    public function revoke(LateLink $link): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET revoked_at = %s, remind_at = NULL WHERE id = %d AND used_at IS NULL AND revoked_at IS NULL",
            $this->now(),
            $link->id,
        ) === 1;
    }

    /** @return list<int> ids of links about which it is time to remind */
    public function toRemind(int $limit): array
    {
        return $this->db->ids("SELECT id FROM {$this->table()} WHERE remind_at <= %s ORDER BY remind_at, id LIMIT %d", $this->now(), $limit);
    }

    /** @param bool $isOpen whether it is still to be reminded of */
    public function reminded(LateLink $link, bool $isOpen): void
    {
        $next = $isOpen ? $this->limits->nextReminder($link->until) : null;
        $this->db->execute("UPDATE {$this->table()} SET remind_at = NULLIF(%s, '') WHERE id = %d", $next?->format(StoredInstant::FORMAT) ?? '', $link->id);
    }

    /** @return list<LateLink> that the person got, and those that the person gave */
    public function ofPerson(int $userId): array
    {
        return $this->read('link.user_id = %d OR link.granted_by = %d', ' ORDER BY link.id', $userId, $userId);
    }

    /** @return list<LateLink> to an address that had no account */
    public function ofAddress(string $email): array
    {
        return $this->read('link.user_id = 0 AND link.email = %s', ' ORDER BY link.id', $email);
    }

    /** Those that a person got end with the account; those that the person gave stay, without a name. */
    public function erase(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
        $this->db->execute("UPDATE {$this->table()} SET granted_by = 0 WHERE granted_by = %d", $userId);
    }

    /** @return int how many */
    public function eraseAddress(string $email): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = 0 AND email = %s", $email);
    }

    /** Deletes all of a call that is deleted for good. */
    public function forgetCall(int $callGroup): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d", $callGroup);
    }

    /** @return int how many unused links that ended before an instant were deleted */
    public function forgetUnused(DateTimeImmutable $before): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE used_at IS NULL AND until < %s", $before->format(StoredInstant::FORMAT));
    }

    /** @return list<LateLink> */
    private function read(string $condition, string $end, int|string ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(LateLink::fromRow(...), $this->db->rows("SELECT {$columns} FROM {$this->table()} link WHERE {$condition}{$end}", ...$values));
    }

    private static function addressOf(int $userId): string
    {
        $user = get_userdata($userId);

        return $user === false ? '' : EmailAddress::normalise($user->user_email);
    }

    private function table(): string
    {
        return $this->db->table(LateLinkTables::LINKS);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Auth\Tokens\RefreshToken;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** The table of sessions. */
final readonly class SessionStore
{
    private const COLUMNS = 'id, user_id, current_hash, previous_hash, device, started_at, used_at, ended_at, wordpress_used_at';
    private const DEVICE_LENGTH = 190;

    /** WordPress actions fired at the end of one session (with its id) and of all sessions of a person (with the account id). */
    public const ENDED = 'passerelle_session_ended';
    public const ALL_ENDED = 'passerelle_sessions_ended';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function add(int $userId, RefreshToken $token, string $device): int
    {
        $now = $this->now();
        $this->db->execute(
            "INSERT INTO {$this->table()} (selector, user_id, current_hash, device, started_at, used_at) VALUES (%s, %d, %s, %s, %s, %s)",
            $token->selector,
            $userId,
            $token->hash(),
            mb_substr(mb_scrub($device, 'UTF-8'), 0, self::DEVICE_LENGTH),
            $now,
            $now,
        );

        return $this->db->wpdb->insert_id;
    }

    public function find(int $id): ?Session
    {
        return $this->first('id = %d', $id);
    }

    public function bySelector(string $selector): ?Session
    {
        return $this->first('selector = %s', $selector);
    }

    /** @return list<Session> those not ended, last used first */
    public function ofUser(int $userId): array
    {
        $rows = $this->db->rows(
            'SELECT ' . self::COLUMNS . " FROM {$this->table()} WHERE user_id = %d AND ended_at IS NULL "
                . 'ORDER BY CASE WHEN wordpress_used_at > used_at THEN wordpress_used_at ELSE used_at END DESC, id DESC',
            $userId,
        );

        return array_map(self::session(...), $rows);
    }

    /** @return bool false: rotated by another request, or ended */
    public function rotate(Session $session, RefreshToken $next): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET current_hash = %s, previous_hash = %s, used_at = %s WHERE id = %d AND current_hash = %s AND ended_at IS NULL",
            $next->hash(),
            $session->currentHash,
            $this->now(),
            $session->id,
            $session->currentHash,
        ) === 1;
    }

    /** Replaces the tokens of a session; the former ones become invalid. @return bool false: it has ended */
    public function replaceTokens(int $id, RefreshToken $token): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET selector = %s, current_hash = %s, previous_hash = NULL, used_at = %s WHERE id = %d AND ended_at IS NULL",
            $token->selector,
            $token->hash(),
            $this->now(),
            $id,
        ) === 1;
    }

    /** @param int $interval minimum number of seconds between two updates */
    public function noteWordPressUse(int $id, int $interval): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET wordpress_used_at = %s WHERE id = %d AND ended_at IS NULL AND (wordpress_used_at IS NULL OR wordpress_used_at <= %s)",
            $this->now(),
            $id,
            $this->clock->now()->sub(new DateInterval("PT{$interval}S"))->format(StoredInstant::FORMAT),
        );
    }

    /** @return bool false: it had already ended */
    public function end(int $id, SessionEnd $reason): bool
    {
        $isEnded = $this->db->execute(
            "UPDATE {$this->table()} SET ended_at = %s, end_reason = %s WHERE id = %d AND ended_at IS NULL",
            $this->now(),
            $reason->value,
            $id,
        ) === 1;
        if ($isEnded) {
            do_action(self::ENDED, $id);
        }

        return $isEnded;
    }

    public function endAll(int $userId, SessionEnd $reason): int
    {
        $ended = $this->db->execute(
            "UPDATE {$this->table()} SET ended_at = %s, end_reason = %s WHERE user_id = %d AND ended_at IS NULL",
            $this->now(),
            $reason->value,
            $userId,
        );
        if ($ended > 0) {
            do_action(self::ALL_ENDED, $userId);
        }

        return $ended;
    }

    /** Deletes sessions not used since then. */
    public function purge(DateTimeImmutable $before): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE used_at < %s", $before->format(StoredInstant::FORMAT));
    }

    public function forget(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
        do_action(self::ALL_ENDED, $userId);
    }

    private function first(string $condition, int|string $value): ?Session
    {
        $row = $this->db->rows('SELECT ' . self::COLUMNS . " FROM {$this->table()} WHERE {$condition}", $value)[0] ?? null;

        return $row === null ? null : self::session($row);
    }

    /** @param array<string, string|null> $row */
    private static function session(array $row): Session
    {
        return new Session(
            (int) $row['id'],
            (int) $row['user_id'],
            (string) $row['current_hash'],
            $row['previous_hash'],
            StoredInstant::read((string) $row['started_at']),
            StoredInstant::read((string) $row['used_at']),
            $row['ended_at'] !== null,
            (string) $row['device'],
            StoredInstant::readOrNull($row['wordpress_used_at']),
        );
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('sessions');
    }
}

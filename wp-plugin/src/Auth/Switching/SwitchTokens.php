<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\LinkSecret;
use Passerelle\Kernel\StoredInstant;
use SensitiveParameter;

/**
 * Single-use tokens that pass a session between the site and the administration: 256 random bits, stored as a hash, valid in
 * one direction for a minute. A new token voids the session's former one of the same direction.
 */
final readonly class SwitchTokens
{
    /** @param int $seconds lifetime of a token */
    public function __construct(private Database $db, private Clock $clock, #[Limit('auth', 'switchSeconds')] private int $seconds)
    {
    }

    /** @param int|null $sessionId session to pass; null: a new one is started at redemption */
    public function issue(Direction $direction, int $userId, ?int $sessionId): string
    {
        $token = LinkSecret::make();
        $this->db->execute(
            "DELETE FROM {$this->table()} WHERE user_id = %d AND direction = %s AND COALESCE(session_id, 0) = %d",
            $userId,
            $direction->value,
            $sessionId ?? 0,
        );
        $this->db->execute(
            "INSERT INTO {$this->table()} (hash, user_id, direction, session_id, expires_at) VALUES (%s, %d, %s, NULLIF(%d, 0), %s)",
            LinkSecret::hash($token),
            $userId,
            $direction->value,
            $sessionId ?? 0,
            $this->clock->now()->add(new DateInterval("PT{$this->seconds}S"))->format(StoredInstant::FORMAT),
        );

        return $token;
    }

    /** Null for a token that is used, expired, of the other direction or unknown. */
    public function redeem(Direction $direction, #[SensitiveParameter] string $token): ?RedeemedToken
    {
        if (!LinkSecret::isWellFormed($token)) {
            return null;
        }
        $row = $this->db->rows(
            "SELECT user_id, session_id, expires_at FROM {$this->table()} WHERE hash = %s AND direction = %s",
            LinkSecret::hash($token),
            $direction->value,
        )[0] ?? null;
        // One of simultaneous requests deletes the row.
        $isMine = $row !== null && $this->db->execute("DELETE FROM {$this->table()} WHERE hash = %s", LinkSecret::hash($token)) === 1;

        return $isMine && $row['expires_at'] > $this->now()
            ? new RedeemedToken((int) $row['user_id'], $row['session_id'] === null ? null : (int) $row['session_id'])
            : null;
    }

    public function forget(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    public function purge(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE expires_at <= %s", $this->now());
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('switch_tokens');
    }
}

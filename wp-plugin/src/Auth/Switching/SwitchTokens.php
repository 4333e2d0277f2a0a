<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use SensitiveParameter;

/**
 * Tokens that carry somebody from the administration to the site: 256 random bits, good once and for a minute, kept as
 * a hash. A new one of a person voids the one before.
 */
final readonly class SwitchTokens
{
    private const BYTES = 32;
    private const WELL_FORMED = '/^[\w-]{43}$/D';
    private const DATE_FORMAT = 'Y-m-d H:i:s';

    /** @param int $seconds that a token lives */
    public function __construct(private Database $db, private Clock $clock, private int $seconds)
    {
    }

    public function issue(int $userId): string
    {
        $token = rtrim(strtr(base64_encode(random_bytes(self::BYTES)), '+/', '-_'), '=');
        $this->forget($userId);
        $this->db->execute(
            "INSERT INTO {$this->table()} (hash, user_id, expires_at) VALUES (%s, %d, %s)",
            self::hash($token),
            $userId,
            $this->clock->now()->add(new DateInterval("PT{$this->seconds}S"))->format(self::DATE_FORMAT),
        );

        return $token;
    }

    /** @return int|null whose it is; null for one that is used, expired or was never issued */
    public function redeem(#[SensitiveParameter] string $token): ?int
    {
        if (preg_match(self::WELL_FORMED, $token) !== 1) {
            return null;
        }
        $row = $this->db->rows("SELECT user_id, expires_at FROM {$this->table()} WHERE hash = %s", self::hash($token))[0] ?? null;
        // Of two at once, one removes the row.
        $isMine = $row !== null && $this->db->execute("DELETE FROM {$this->table()} WHERE hash = %s", self::hash($token)) === 1;

        return $isMine && $row['expires_at'] > $this->now() ? (int) $row['user_id'] : null;
    }

    public function forget(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    public function purge(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE expires_at <= %s", $this->now());
    }

    private static function hash(string $token): string
    {
        return hash('sha256', $token);
    }

    private function now(): string
    {
        return $this->clock->now()->format(self::DATE_FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('switch_tokens');
    }
}

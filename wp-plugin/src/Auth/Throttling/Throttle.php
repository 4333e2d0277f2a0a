<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Auth\AuthLimits;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Security\SecurityEvent;

/**
 * Counts attempts before they are made, so that parallel ones cannot bypass the limit, and blocks for an increasing time after
 * too many. Subjects are stored as keyed hashes, without personal data.
 */
final readonly class Throttle
{
    /** Maximum number of doublings of the waiting time. */
    private const DOUBLINGS_MAX = 16;

    public function __construct(private Database $db, private Clock $clock, private AuthLimits $limits)
    {
    }

    /**
     * @param string $subject what is counted, for example "account:somebody@example.org"
     * @param int|null $windowSeconds in which so many are allowed; null: that of failed sign-ins
     * @throws DomainError rate_limited with the seconds to wait
     */
    public function count(string $subject, int $allowed, ?int $windowSeconds = null): void
    {
        $windowSeconds ??= $this->limits->windowSeconds;
        $bucket = self::bucket($subject);
        $now = $this->clock->now();
        $wait = $this->blockedFor($bucket, $now);
        if ($wait > 0) {
            throw self::tooMany($wait);
        }
        $row = $this->add($bucket, $now, $windowSeconds);
        if ($row['failures'] > $allowed) {
            $wait = $this->block($bucket, $row['strikes'], $now, $windowSeconds);
            $this->report($subject);
            throw self::tooMany($wait);
        }
    }

    /** Counts an attempt and returns whether it is within the limit. Blocks only until the end of the window. */
    public function isWithin(string $subject, int $allowed, int $windowSeconds): bool
    {
        return $this->add(self::bucket($subject), $this->clock->now(), $windowSeconds)['failures'] <= $allowed;
    }

    /** Whether another attempt would be within the limit; counts nothing. */
    public function isOpen(string $subject, int $allowed): bool
    {
        return $this->waitFor(self::bucket($subject), $allowed) <= 0;
    }

    /**
     * Refuses where another attempt would exceed a limit of isWithin(); counts nothing.
     *
     * @throws DomainError rate_limited with the seconds to wait
     */
    public function check(string $subject, int $allowed): void
    {
        $wait = $this->waitFor(self::bucket($subject), $allowed);
        if ($wait > 0) {
            $this->report($subject);
            throw self::tooMany($wait);
        }
    }

    /** Resets the count of the current window after a success. */
    public function reset(string $subject): void
    {
        $this->db->execute("UPDATE {$this->table()} SET failures = failures - 1 WHERE bucket = %s AND failures > 0", self::bucket($subject));
    }

    /** Deletes the count and the block. */
    public function clear(string $subject): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE bucket = %s", self::bucket($subject));
    }

    /** Deletes expired counts. */
    public function purge(): int
    {
        $old = $this->clock->now()->sub(new DateInterval('P1D'))->format(StoredInstant::FORMAT);

        return $this->db->execute("DELETE FROM {$this->table()} WHERE window_ends_at < %s AND blocked_until < %s", $old, $old);
    }

    /** @return array{failures: int, strikes: int, blockedUntil: int, windowEnds: int} with this one */
    private function add(string $bucket, DateTimeImmutable $now, int $windowSeconds): array
    {
        $text = $now->format(StoredInstant::FORMAT);
        $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (bucket, failures, strikes, window_ends_at, blocked_until) VALUES (%s, 0, 0, %s, %s)",
            $bucket,
            $text,
            $text,
        );
        $this->db->execute(
            "UPDATE {$this->table()} SET failures = 0, window_ends_at = %s WHERE bucket = %s AND window_ends_at <= %s",
            $this->after($now, $windowSeconds),
            $bucket,
            $text,
        );
        $this->db->execute("UPDATE {$this->table()} SET failures = failures + 1 WHERE bucket = %s", $bucket);

        return $this->row($bucket);
    }

    /** The first block lasts one window, each further one twice as long. */
    private function block(string $bucket, int $strikes, DateTimeImmutable $now, int $windowSeconds): int
    {
        $wait = min($windowSeconds * 2 ** min($strikes, self::DOUBLINGS_MAX), $this->limits->longestWaitSeconds);
        $until = $this->after($now, $wait);
        $this->db->execute(
            "UPDATE {$this->table()} SET strikes = strikes + 1, failures = 0, window_ends_at = %s, blocked_until = %s WHERE bucket = %s AND blocked_until < %s",
            $until,
            $until,
            $bucket,
            $until,
        );

        return $wait;
    }

    /** Logged once per block. */
    private function report(string $subject): void
    {
        [$kind, $rest] = [...explode(':', $subject, 2), ''];
        SecurityEvent::Throttle->refused(
            str_replace('-', '_', $kind === 'form' ? 'form_' . strtok($rest, ':') : $kind),
            account: match (true) {
                in_array($kind, ['account', 'current-password'], true) && ctype_digit($rest) => (int) $rest,
                $kind === 'name' => $rest,
                default => null,
            },
        );
    }

    /** @return int seconds until the window ends, if it is used up */
    private function waitFor(string $bucket, int $allowed): int
    {
        $row = $this->row($bucket);

        return $row['failures'] < $allowed ? 0 : $row['windowEnds'] - $this->clock->now()->getTimestamp();
    }

    private function blockedFor(string $bucket, DateTimeImmutable $now): int
    {
        return $this->row($bucket)['blockedUntil'] - $now->getTimestamp();
    }

    /** @return array{failures: int, strikes: int, blockedUntil: int, windowEnds: int} */
    private function row(string $bucket): array
    {
        $row = $this->db->rows("SELECT failures, strikes, window_ends_at, blocked_until FROM {$this->table()} WHERE bucket = %s", $bucket)[0] ?? [];

        return [
            'failures' => (int) ($row['failures'] ?? 0),
            'strikes' => (int) ($row['strikes'] ?? 0),
            'blockedUntil' => isset($row['blocked_until']) ? StoredInstant::read($row['blocked_until'])->getTimestamp() : 0,
            'windowEnds' => isset($row['window_ends_at']) ? StoredInstant::read($row['window_ends_at'])->getTimestamp() : 0,
        ];
    }

    private function after(DateTimeImmutable $now, int $seconds): string
    {
        return $now->add(new DateInterval("PT{$seconds}S"))->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('throttle');
    }

    private static function bucket(string $subject): string
    {
        return hash_hmac('sha256', $subject, wp_salt('nonce'));
    }

    private static function tooMany(int $seconds): DomainError
    {
        return new DomainError('rate_limited', retryAfter: $seconds);
    }
}

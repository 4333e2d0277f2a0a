<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Messages of a kind whose last attempt failed, and those that were given up. */
final readonly class Failures
{
    private const FAILED = '(failed_at IS NOT NULL OR (done_at IS NULL AND last_error IS NOT NULL))';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function count(string $kind): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE kind = %s AND " . self::FAILED, $kind);
    }

    /** @return list<Failure> newest first */
    public function list(string $kind, int $limit, int $offset): array
    {
        return array_map(self::read(...), $this->db->rows(
            "SELECT id, payload, attempts, created_at, next_attempt_at, failed_at, last_error FROM {$this->table()}
            WHERE kind = %s AND " . self::FAILED . ' ORDER BY id DESC LIMIT %d OFFSET %d',
            $kind,
            $limit,
            $offset,
        ));
    }

    public function find(string $kind, int $id): ?Failure
    {
        $row = $this->db->rows(
            "SELECT id, payload, attempts, created_at, next_attempt_at, failed_at, last_error FROM {$this->table()} WHERE id = %d AND kind = %s AND " . self::FAILED,
            $id,
            $kind,
        )[0] ?? null;

        return $row === null ? null : self::read($row);
    }

    /**
     * Makes a message due at once.
     *
     * @param array<mixed> $payload
     * @return bool false: it is being attempted, was attempted since, or has not failed
     */
    public function retry(string $kind, Failure $failure, array $payload): bool
    {
        $now = $this->clock->now()->format(StoredInstant::FORMAT);

        return $this->db->execute(
            "UPDATE {$this->table()} SET done_at = NULL, failed_at = NULL, locked_until = NULL, last_error = NULL, next_attempt_at = %s, payload = %s
            WHERE id = %d AND kind = %s AND attempts = %d AND (locked_until IS NULL OR locked_until < %s) AND " . self::FAILED,
            $now,
            (string) json_encode($payload, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
            $failure->id,
            $kind,
            $failure->attempts,
            $now,
        ) === 1;
    }

    /** @param array<string, string|null> $row */
    private static function read(array $row): Failure
    {
        $isGivenUp = $row['failed_at'] !== null;

        return new Failure(
            (int) $row['id'],
            (array) json_decode((string) $row['payload'], true),
            (int) $row['attempts'],
            StoredInstant::read((string) $row['created_at']),
            $isGivenUp ? StoredInstant::read($row['failed_at']) : null,
            $isGivenUp ? null : StoredInstant::read((string) $row['next_attempt_at']),
            (string) $row['last_error'],
        );
    }

    private function table(): string
    {
        return $this->db->table('outbox');
    }
}

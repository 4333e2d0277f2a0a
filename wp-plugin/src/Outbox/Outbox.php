<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Transaction;

/**
 * Transactional outbox: messages are written in the transaction of a change, so that they are sent if, and only if, it is
 * committed. They are attempted right after the commit on request, otherwise by the worker.
 */
final readonly class Outbox
{
    public function __construct(
        private Database $db,
        private Clock $clock,
        private Transaction $transaction,
        private Dispatcher $dispatcher,
    ) {
    }

    /**
     * @param array<mixed> $payload JSON values
     * @param DateTimeImmutable|null $notBefore null: at once
     * @return int id of the message
     */
    public function add(string $kind, array $payload, ?DateTimeImmutable $notBefore = null): int
    {
        $now = $this->clock->now();
        $this->db->execute(
            "INSERT INTO {$this->db->table('outbox')} (kind, payload, attempts, created_at, next_attempt_at) VALUES (%s, %s, 0, %s, %s)",
            $kind,
            self::encode($payload),
            $now->format(StoredInstant::FORMAT),
            ($notBefore ?? $now)->format(StoredInstant::FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    /**
     * Adds a message that is first attempted in this process, after the commit.
     *
     * @param array<mixed> $payload
     */
    public function addAndTry(string $kind, array $payload): int
    {
        $id = $this->add($kind, $payload);
        $this->transaction->afterCommit(fn () => $this->dispatcher->tryNow($id));

        return $id;
    }

    /**
     * True when the same message is queued and not yet attempted.
     *
     * @param array<mixed> $payload
     */
    public function isWaiting(string $kind, array $payload): bool
    {
        return $this->db->value(
            "SELECT id FROM {$this->db->table('outbox')} WHERE kind = %s AND done_at IS NULL AND attempts = 0 AND payload = %s LIMIT 1",
            $kind,
            self::encode($payload),
        ) !== null;
    }

    /**
     * @param string $kind since the id may be reused after a rollback
     * @return array<mixed>|null payload of a message of this kind that was not attempted yet
     */
    public function findUntried(string $kind, int $id): ?array
    {
        $payload = $this->db->value(
            "SELECT payload FROM {$this->db->table('outbox')} WHERE id = %d AND kind = %s AND attempts = 0 AND done_at IS NULL",
            $id,
            $kind,
        );
        $decoded = $payload === null ? null : json_decode($payload, true);

        return is_array($decoded) ? $decoded : null;
    }

    /**
     * @param array<mixed> $payload
     * @return bool false: already attempted, so unchanged
     */
    public function replace(int $id, array $payload): bool
    {
        // The old payload in the condition makes the number of affected rows equal on both engines.
        $json = self::encode($payload);

        return $this->db->execute(
            "UPDATE {$this->db->table('outbox')} SET payload = %s WHERE id = %d AND attempts = 0 AND done_at IS NULL AND payload <> %s",
            $json,
            $id,
            $json,
        ) === 1;
    }

    /** @param array<mixed> $payload */
    private static function encode(array $payload): string
    {
        return json_encode($payload, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }
}

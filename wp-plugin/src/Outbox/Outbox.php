<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;

/**
 * What must leave the database after a change: written in the transaction of the change, so that it is sent if, and
 * only if, the change was kept. Tried right after the commit when asked to, otherwise by the worker.
 */
final readonly class Outbox
{
    public const DATE_FORMAT = 'Y-m-d H:i:s';

    public function __construct(
        private Database $db,
        private Clock $clock,
        private Transaction $transaction,
        private Dispatcher $dispatcher,
    ) {
    }

    /**
     * @param array<mixed> $payload what JSON can hold
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
            $now->format(self::DATE_FORMAT),
            ($notBefore ?? $now)->format(self::DATE_FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    /**
     * As add(), and does not wait for the worker: the first try follows the commit, in this process.
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
     * True when the same message is there and nobody has begun with it: one more would do nothing new.
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
     * @param string $kind an id may be given to another message once its transaction was rolled back
     * @return array<mixed>|null the payload of a message of this kind that nobody has tried yet
     */
    public function untouched(string $kind, int $id): ?array
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
     * @return bool false: somebody has begun to send it meanwhile, so it says what it said
     */
    public function replace(int $id, array $payload): bool
    {
        // The old payload in the condition makes the number of affected rows mean the same on both engines.
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

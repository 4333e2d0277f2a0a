<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use DateInterval;
use LengthException;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** The answers of writes by their keys. A key that is stored has its answer: both are committed with the effect. */
final readonly class StoredAnswers
{
    public function __construct(private Database $db, private Clock $clock, private Config $config)
    {
    }

    public function find(IdempotentWrite $write): ?StoredAnswer
    {
        $row = $this->db->rows("SELECT body_hash, answer FROM {$this->table()} WHERE key_hash = %s", $write->keyHash)[0] ?? null;

        return $row === null ? null : new StoredAnswer(
            hash_equals((string) $row['body_hash'], $write->bodyHash),
            SealedAnswer::open((string) $row['answer'], $write->secret),
        );
    }

    /**
     * Takes the key, first in the transaction of the effect: another transaction with the same key waits here for the end of this one.
     *
     * @return bool false: the key has been committed by another transaction
     */
    public function claim(IdempotentWrite $write): bool
    {
        return $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (key_hash, user_id, operation, body_hash, answer, created_at) VALUES (%s, %d, %s, %s, '', %s)",
            $write->keyHash,
            $write->userId,
            $write->operation,
            $write->bodyHash,
            $this->clock->now()->format(StoredInstant::FORMAT),
        ) === 1;
    }

    /**
     * @param array<array-key, mixed> $answer
     * @throws LengthException when it is larger than what the frontend's server accepts
     */
    public function fill(IdempotentWrite $write, array $answer): void
    {
        $sealed = SealedAnswer::close($answer, $write->secret);
        if (strlen($sealed) > $this->config->limit('idempotency', 'answerBytes')) {
            throw new LengthException("The answer to {$write->operation} is too large to be stored.");
        }
        $this->db->execute("UPDATE {$this->table()} SET answer = %s WHERE key_hash = %s", $sealed, $write->keyHash);
    }

    public function release(IdempotentWrite $write): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE key_hash = %s", $write->keyHash);
    }

    /** Keeps the newest keys of an account only, so that nobody can fill the table. */
    public function bound(int $userId): void
    {
        if ($userId === 0) {
            return;
        }
        $last = $this->db->value(
            "SELECT id FROM {$this->table()} WHERE user_id = %d ORDER BY id DESC LIMIT 1 OFFSET %d",
            $userId,
            $this->config->limit('idempotency', 'perAccount'),
        );
        if ($last !== null) {
            $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d AND id <= %d", $userId, (int) $last);
        }
    }

    /** @return int rows deleted */
    public function forgetOld(): int
    {
        $before = $this->clock->now()->sub(new DateInterval("PT{$this->config->limit('idempotency', 'hours')}H"));

        return $this->db->execute("DELETE FROM {$this->table()} WHERE created_at < %s", $before->format(StoredInstant::FORMAT));
    }

    private function table(): string
    {
        return $this->db->table(IdempotencyTables::KEYS);
    }
}

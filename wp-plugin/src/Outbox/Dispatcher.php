<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Closure;
use DateInterval;
use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Throwable;

/**
 * Passes messages to their handlers. A message is claimed by a compare-and-swap on its number of attempts, so that only one
 * worker processes it; the claim of a crashed process expires.
 */
final class Dispatcher
{
    private const ERROR_LENGTH = 190;

    /** @var array<string, Handler>|null null: not asked for yet */
    private ?array $handlers = null;

    /** @var array<string, int> time until which tryNow() skips a kind after a failure, by kind */
    private array $failedUntil = [];

    /** @param Closure(): list<Handler>|null $known handlers of the plugin, which are built with the first message */
    public function __construct(
        private readonly Database $db,
        private readonly Clock $clock,
        private readonly OutboxLimits $limits,
        #[All(Handler::class)] private readonly ?Closure $known = null,
    ) {
    }

    public function handle(Handler ...$handlers): void
    {
        $this->handlers = [...$this->handlers(), ...self::byKind($handlers)];
    }

    /** Attempts one message immediately. After a failure, others of its kind are left to the worker for a while, so that requests do not wait for each. */
    public function tryNow(int $id): void
    {
        $row = $this->db->rows("SELECT id, kind, attempts FROM {$this->table()} WHERE id = %d AND done_at IS NULL", $id)[0] ?? null;
        if ($row !== null && ($this->failedUntil[(string) $row['kind']] ?? 0) <= $this->clock->now()->getTimestamp()) {
            $this->attempt($row);
        }
    }

    /**
     * Sends all due messages, oldest first. After a failure, the kind is skipped until the next call.
     *
     * @return int messages sent
     */
    public function run(): int
    {
        $sent = 0;
        $failed = [];
        foreach ($this->due() as $row) {
            $kind = (string) $row['kind'];
            if (isset($failed[$kind])) {
                continue;
            }
            $done = $this->attempt($row);
            $sent += $done === true ? 1 : 0;
            if ($done === false) {
                $failed[$kind] = true;
            }
        }

        return $sent;
    }

    /** Deletes sent messages after the retention time. @return int rows deleted */
    public function purge(): int
    {
        return $this->db->execute(
            "DELETE FROM {$this->table()} WHERE (done_at < %s AND failed_at IS NULL) OR failed_at < %s",
            $this->at(-$this->limits->keepSeconds),
            $this->at(-$this->limits->keepFailedSeconds),
        );
    }

    /** @return list<array<string, string|null>> */
    private function due(): array
    {
        $kinds = array_map(strval(...), array_keys($this->handlers()));
        if ($kinds === []) {
            return [];
        }
        $now = $this->at(0);

        return $this->db->rows(
            "SELECT id, kind, attempts FROM {$this->table()}
            WHERE done_at IS NULL AND next_attempt_at <= %s AND (locked_until IS NULL OR locked_until < %s) AND kind IN (" . Database::placeholders($kinds) . ')
            ORDER BY next_attempt_at, id LIMIT %d',
            ...[$now, $now, ...$kinds, $this->limits->batch],
        );
    }

    /**
     * @param array<string, string|null> $row
     * @return bool|null true: sent; false: failed; null: given up, claimed by another worker, or without a handler
     */
    private function attempt(array $row): ?bool
    {
        $message = $this->claim($row);
        if ($message === null) {
            return null;
        }
        $handler = $this->handlers()[$message->kind];
        try {
            $handler->handle($message->payload);
        } catch (Abandoned $end) {
            $this->giveUp($message, $end);
            return null;
        } catch (Throwable $error) {
            $this->postpone($message, $handler, $error);
            return false;
        }
        $this->finish($message);

        return true;
    }

    /** @param array<string, string|null> $row */
    private function claim(array $row): ?Message
    {
        $id = (int) $row['id'];
        $kind = (string) $row['kind'];
        $attempts = (int) $row['attempts'];
        if (!isset($this->handlers()[$kind])) {
            return null;
        }
        $claimed = $this->db->execute(
            "UPDATE {$this->table()} SET attempts = %d, locked_until = %s
            WHERE id = %d AND attempts = %d AND done_at IS NULL AND (locked_until IS NULL OR locked_until < %s)",
            $attempts + 1,
            $this->at($this->limits->leaseSeconds),
            $id,
            $attempts,
            $this->at(0),
        );
        if ($claimed !== 1) {
            return null;
        }
        // Read after the claim, since the message could be changed until then.
        $payload = $this->db->value("SELECT payload FROM {$this->table()} WHERE id = %d", $id);

        return new Message($id, $kind, (array) json_decode((string) $payload, true), $attempts + 1);
    }

    private function finish(Message $message): void
    {
        $now = $this->at(0);
        $this->db->execute(
            "UPDATE {$this->table()} SET done_at = %s, locked_until = NULL, last_error = NULL WHERE id = %d AND attempts = %d",
            $now,
            $message->id,
            $message->attempts,
        );
        unset($this->failedUntil[$message->kind]);
        if ($message->attempts > 1) {
            // The target is reachable again: other messages of the kind become due.
            $this->db->execute(
                "UPDATE {$this->table()} SET next_attempt_at = %s WHERE kind = %s AND done_at IS NULL AND attempts > 0 AND next_attempt_at > %s",
                $now,
                $message->kind,
                $now,
            );
        }
    }

    private function giveUp(Message $message, Abandoned $end): void
    {
        $now = $this->at(0);
        $this->db->execute(
            "UPDATE {$this->table()} SET done_at = %s, failed_at = %s, locked_until = NULL, last_error = %s WHERE id = %d AND attempts = %d",
            $now,
            $now,
            self::text($end),
            $message->id,
            $message->attempts,
        );
        self::log($message, $end, 'was given up');
    }

    private function postpone(Message $message, Handler $handler, Throwable $error): void
    {
        $seconds = Backoff::seconds($message->attempts, $handler->maxDelay());
        $this->failedUntil[$message->kind] = $this->clock->now()->getTimestamp() + $seconds;
        $this->db->execute(
            "UPDATE {$this->table()} SET locked_until = NULL, next_attempt_at = %s, last_error = %s WHERE id = %d AND attempts = %d",
            $this->at($seconds),
            self::text($error),
            $message->id,
            $message->attempts,
        );
        self::log($message, $error, 'failed');
    }

    private static function text(Throwable $error): string
    {
        return mb_substr(mb_scrub($error->getMessage(), 'UTF-8'), 0, self::ERROR_LENGTH);
    }

    private static function log(Message $message, Throwable $error, string $what): void
    {
        error_log("passerelle: outbox message {$message->id} ({$message->kind}) {$what} at attempt {$message->attempts}: " . self::text($error));
    }

    private function at(int $seconds): string
    {
        return self::shift($this->clock->now(), $seconds)->format(StoredInstant::FORMAT);
    }

    private static function shift(DateTimeImmutable $instant, int $seconds): DateTimeImmutable
    {
        $interval = new DateInterval('PT' . abs($seconds) . 'S');

        return $seconds < 0 ? $instant->sub($interval) : $instant->add($interval);
    }

    private function table(): string
    {
        return $this->db->table('outbox');
    }

    /** @return array<string, Handler> */
    private function handlers(): array
    {
        return $this->handlers ??= self::byKind($this->known === null ? [] : ($this->known)());
    }

    /**
     * @param array<Handler> $handlers
     * @return array<string, Handler>
     */
    private static function byKind(array $handlers): array
    {
        return array_combine(array_map(static fn (Handler $handler): string => $handler->kind(), $handlers), $handlers);
    }
}

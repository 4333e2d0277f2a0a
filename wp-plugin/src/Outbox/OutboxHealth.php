<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Whether the worker and cron run, and what waits or fails in the outbox. Limits of limits.json decide what is late. */
final readonly class OutboxHealth
{
    public const OK = 'ok';
    /** Nothing ran for too long, or something has waited for too long. */
    public const LATE = 'late';
    /** Many messages fail; a few may be the recipients' fault. */
    public const FAILING = 'failing';

    public function __construct(private Database $db, private Clock $clock, private Heartbeats $heartbeats, private Config $config)
    {
    }

    /** @return array{worker: string, cron: string, outbox: string} state of each part */
    public function states(): array
    {
        $limit = fn (string $name): int => $this->config->limit('health', $name);
        $isLate = fn (string $part): bool => ($this->heartbeats->age($part) ?? PHP_INT_MAX) > $limit("{$part}Seconds");
        $kinds = $this->kinds();

        return [
            'worker' => $isLate(Heartbeats::WORKER) ? self::LATE : self::OK,
            'cron' => $isLate(Heartbeats::CRON) ? self::LATE : self::OK,
            'outbox' => self::state(array_sum(array_column($kinds, 'failing')), max([0, ...array_column($kinds, 'oldestSeconds')]), $this->config),
        ];
    }

    /**
     * @param int $failing messages whose last attempt failed
     * @param int $oldest seconds since when the oldest one without an attempt is due
     */
    public static function state(int $failing, int $oldest, Config $config): string
    {
        return match (true) {
            $failing >= $config->limit('health', 'failing') => self::FAILING,
            $oldest > $config->limit('health', 'waitingSeconds') => self::LATE,
            default => self::OK,
        };
    }

    /** @return array{worker: int|null, cron: int|null} seconds since the last heartbeat; null: never */
    public function ages(): array
    {
        return ['worker' => $this->heartbeats->age(Heartbeats::WORKER), 'cron' => $this->heartbeats->age(Heartbeats::CRON)];
    }

    /**
     * @return list<array{kind: string, waiting: int, oldestSeconds: int, failing: int, failed: int}> by kind of message: waiting: due
     *     and not attempted; oldestSeconds: since the oldest of them is due; failing: will be tried again; failed: given up
     */
    public function kinds(): array
    {
        $now = $this->clock->now();
        $rows = $this->db->rows(
            "SELECT kind,
                SUM(CASE WHEN done_at IS NULL AND last_error IS NULL THEN 1 ELSE 0 END) AS waiting,
                MIN(CASE WHEN done_at IS NULL AND last_error IS NULL THEN next_attempt_at END) AS oldest,
                SUM(CASE WHEN done_at IS NULL AND last_error IS NOT NULL THEN 1 ELSE 0 END) AS failing,
                SUM(CASE WHEN failed_at IS NOT NULL THEN 1 ELSE 0 END) AS failed
            FROM {$this->db->table('outbox')}
            WHERE (done_at IS NULL AND (next_attempt_at <= %s OR last_error IS NOT NULL)) OR failed_at IS NOT NULL GROUP BY kind ORDER BY kind",
            $now->format(StoredInstant::FORMAT),
        );

        return array_map(static fn (array $row): array => [
            'kind' => (string) $row['kind'],
            'waiting' => (int) $row['waiting'],
            'oldestSeconds' => $row['oldest'] === null ? 0 : max(0, $now->getTimestamp() - StoredInstant::read($row['oldest'])->getTimestamp()),
            'failing' => (int) $row['failing'],
            'failed' => (int) $row['failed'],
        ], $rows);
    }
}

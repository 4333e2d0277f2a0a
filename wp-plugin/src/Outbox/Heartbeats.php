<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** When the worker and WordPress's cron last ran. */
final class Heartbeats
{
    public const WORKER = 'worker';
    public const CRON = 'cron';

    /** Seconds between two writes of one process. */
    private const INTERVAL = 10;

    /** @var array<string, int> time of the last write, by part */
    private array $written = [];

    public function __construct(private readonly Database $db, private readonly Clock $clock)
    {
    }

    public function beat(string $part): void
    {
        $now = $this->clock->now();
        if ($now->getTimestamp() - ($this->written[$part] ?? 0) < self::INTERVAL) {
            return;
        }
        $this->db->execute(
            "INSERT INTO {$this->table()} (part, beat_at) VALUES (%s, %s) ON DUPLICATE KEY UPDATE beat_at = VALUES(beat_at)",
            $part,
            $now->format(StoredInstant::FORMAT),
        );
        $this->written[$part] = $now->getTimestamp();
    }

    /** @return int|null seconds since the last one; null: never */
    public function age(string $part): ?int
    {
        $at = $this->db->value("SELECT beat_at FROM {$this->table()} WHERE part = %s", $part);

        return $at === null ? null : max(0, $this->clock->now()->getTimestamp() - StoredInstant::read($at)->getTimestamp());
    }

    private function table(): string
    {
        return $this->db->table('heartbeats');
    }
}

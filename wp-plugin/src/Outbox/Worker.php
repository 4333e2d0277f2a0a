<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Closure;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Tasks\DueWork;
use Throwable;

/**
 * Background worker: runs scheduled work, sends messages and deletes old ones. Several may run concurrently. Without a worker
 * process, a cron may call tick().
 */
final class Worker
{
    private const PURGE_EVERY = 3600;

    private int $lastPurge = 0;
    private bool $stopping = false;

    /** @param Closure(): list<DueWork> $due */
    public function __construct(
        #[All(DueWork::class)] private readonly Closure $due,
        private readonly Dispatcher $dispatcher,
        private readonly Heartbeats $heartbeats,
    ) {
    }

    /** @return int number of tasks done */
    public function tick(): int
    {
        // Other processes may have changed posts and options since the last tick.
        wp_cache_flush_runtime();
        $this->heartbeats->beat(Heartbeats::WORKER);
        $done = array_sum(array_map(static fn (DueWork $work): int => $work->run(), ($this->due)())) + $this->dispatcher->run();
        if (time() - $this->lastPurge >= self::PURGE_EVERY) {
            $this->dispatcher->purge();
            $this->lastPurge = time();
        }

        return $done;
    }

    /**
     * Runs ticks until SIGTERM, SIGINT or the end of the lifetime. A failed tick is reported, never fatal.
     *
     * @param int $pause seconds between idle ticks
     * @param int $lifetime seconds after which it exits, so that a supervisor starts a new process; 0: never
     */
    public function loop(int $pause, int $lifetime = 0): void
    {
        $this->listenToSignals();
        $end = time() + $lifetime;
        while (!$this->stopping && ($lifetime === 0 || time() < $end)) {
            try {
                $done = $this->tick();
            } catch (Throwable $error) {
                error_log('passerelle: a tick of the worker failed: ' . $error::class . ': ' . $error->getMessage());
                $done = 0;
            }
            if ($done === 0) {
                sleep($pause);
            }
        }
    }

    private function listenToSignals(): void
    {
        if (!function_exists('pcntl_async_signals')) {
            return;
        }
        pcntl_async_signals(true);
        foreach ([SIGTERM, SIGINT] as $signal) {
            pcntl_signal($signal, function (): void {
                $this->stopping = true;
            });
        }
    }
}

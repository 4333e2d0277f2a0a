<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Throwable;

/**
 * What has to happen without a visitor: scheduled posts are published, messages are sent, old ones are forgotten.
 * Several workers may run at once. Where there is no worker process, tick() may also be called by a cron.
 */
final class Worker
{
    private const PURGE_EVERY = 3600;

    private int $lastPurge = 0;
    private bool $stopping = false;

    public function __construct(private readonly DuePosts $duePosts, private readonly Dispatcher $dispatcher)
    {
    }

    /** @return int things done */
    public function tick(): int
    {
        // Another process has changed posts and options since the last tick.
        wp_cache_flush_runtime();
        $done = $this->duePosts->publish() + $this->dispatcher->run();
        if (time() - $this->lastPurge >= self::PURGE_EVERY) {
            $this->dispatcher->purge();
            $this->lastPurge = time();
        }

        return $done;
    }

    /**
     * Ticks until the process is told to stop (SIGTERM, SIGINT) or its time is over. A failed tick is reported, never fatal.
     *
     * @param int $pause seconds between two ticks that found nothing to do
     * @param int $lifetime seconds after which it ends by itself, so that a supervisor can start a fresh process; 0: never
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

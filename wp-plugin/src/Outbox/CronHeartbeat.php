<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

/** An event of WordPress's cron that does nothing but say that cron runs. */
final readonly class CronHeartbeat
{
    public const HOOK = 'passerelle_heartbeat';
    private const SCHEDULE = 'passerelle_heartbeat';
    private const INTERVAL = 300;

    public function __construct(private Heartbeats $heartbeats)
    {
    }

    public function register(): void
    {
        add_filter('cron_schedules', static fn (array $schedules): array => [
            ...$schedules,
            self::SCHEDULE => ['interval' => self::INTERVAL, 'display' => 'Passerelle'],
        ]);
        add_action(self::HOOK, fn () => $this->heartbeats->beat(Heartbeats::CRON));
        add_action('init', static function (): void {
            if (!wp_installing() && wp_next_scheduled(self::HOOK) === false) {
                wp_schedule_event(time(), self::SCHEDULE, self::HOOK);
            }
        });
    }
}

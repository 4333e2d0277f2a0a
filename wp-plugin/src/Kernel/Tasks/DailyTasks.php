<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Tasks;

use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Module;

/** Registers the daily tasks of all modules with WordPress's cron. */
final readonly class DailyTasks implements Module
{
    /** @param list<HasDailyTasks> $modules */
    public function __construct(#[All(HasDailyTasks::class)] private array $modules)
    {
    }

    public function register(): void
    {
        foreach ($this->modules as $module) {
            foreach ($module->dailyTasks() as $hook => $task) {
                add_action($hook, static function () use ($task): void {
                    $task();
                });
                add_action('init', static fn () => self::schedule($hook));
            }
        }
    }

    private static function schedule(string $hook): void
    {
        if (!wp_installing() && wp_next_scheduled($hook) === false) {
            wp_schedule_event(time(), 'daily', $hook);
        }
    }
}

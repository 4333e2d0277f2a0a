<?php

/* Runs the due events of WordPress's cron, as the system's cron does in production. */

declare(strict_types=1);

return static function (): int {
    define('DOING_CRON', true);
    foreach (wp_get_ready_cron_jobs() as $timestamp => $hooks) {
        foreach ($hooks as $hook => $events) {
            foreach ($events as $event) {
                if ($event['schedule'] !== false) {
                    wp_reschedule_event($timestamp, $event['schedule'], $hook, $event['args']);
                }
                wp_unschedule_event($timestamp, $hook, $event['args']);
                do_action_ref_array($hook, $event['args']);
            }
        }
    }
    return 0;
};

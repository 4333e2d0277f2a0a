<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use Passerelle\Admin\AdminModule;
use Passerelle\Tests\Integration\Admin\Stopped;

/** WordPress's administration, with the plugin's hooks of its screens, until the end of a row. */
trait AdminScreens
{
    private function openAdministration(string $screen): void
    {
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
        // Loaded once in a process, whose hooks each test and row forgets.
        require (string) realpath(ABSPATH . 'wp-admin/includes/admin-filters.php');
        set_current_screen($screen);
        $this->plugin->get(AdminModule::class)->register();
        $stop = static fn (): Closure => static fn (mixed $message = ''): never => throw new Stopped(is_scalar($message) ? (string) $message : 'an error', 0);
        add_filter('wp_die_handler', $stop);
        add_filter('wp_die_ajax_handler', $stop);
    }

    /** Runs what ends the process in WordPress. */
    private static function untilStopped(callable $work, mixed ...$arguments): void
    {
        ob_start();
        try {
            $work(...$arguments);
        } catch (Stopped $stopped) {
            is_numeric($stopped->getMessage()) || $stopped->getMessage() === '' || throw $stopped;
        } finally {
            ob_end_clean();
        }
    }
}

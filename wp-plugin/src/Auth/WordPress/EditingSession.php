<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\PluginFolder;

/**
 * End of a session during work in the administration: the form stays open, the site's sign-in opens in a tab, and the nonces
 * of the screen are renewed for the new session.
 */
final readonly class EditingSession
{
    private const SCRIPT = 'assets/session/session.js';

    /** @param string $file the plugin's main file */
    public function __construct(#[From(PluginFolder::class, 'mainFile')] private string $file)
    {
    }

    public function register(): void
    {
        // WordPress then shows a link to a new tab instead of its form in a frame.
        add_filter('wp_auth_check_same_domain', '__return_false', PHP_INT_MAX);
        add_action('admin_enqueue_scripts', $this->enqueue(...), 20);
    }

    private function enqueue(): void
    {
        if (wp_script_is('wp-auth-check')) {
            wp_enqueue_script(
                'passerelle-session',
                plugins_url(self::SCRIPT, $this->file),
                ['wp-auth-check'],
                (string) filemtime(dirname($this->file) . '/' . self::SCRIPT),
                true,
            );
        }
    }
}

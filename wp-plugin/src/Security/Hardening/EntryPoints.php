<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\ServerVariables;

/**
 * The scripts that may load WordPress over HTTP. All others return an empty 404, whatever the web server allows: xmlrpc.php,
 * wp-trackback.php, wp-comments-post.php, wp-mail.php, wp-links-opml.php, wp-signup.php,
 * wp-activate.php, and files of plugins and themes that load WordPress themselves.
 */
#[Factory('ofWordPress')]
final readonly class EntryPoints
{
    /** wp-cron.php has no output and runs only due events; without a system cron, WordPress requests it itself. */
    private const ROOT_SCRIPTS = ['index.php', 'wp-login.php', 'wp-cron.php'];
    private const ADMIN = 'wp-admin/';
    private const NOT_FOUND = 404;

    /** @param string $root WordPress's folder */
    public function __construct(private string $root)
    {
    }

    public static function ofWordPress(): self
    {
        return new self(ABSPATH);
    }

    public function enforce(): void
    {
        if (PHP_SAPI === 'cli') {
            return;
        }
        header_remove('X-Powered-By');
        $script = ServerVariables::text('SCRIPT_FILENAME');
        if ($script !== '' && $this->allows($script)) {
            return;
        }
        http_response_code(self::NOT_FOUND);
        exit;
    }

    /** @param string $script absolute path of the script that the web server runs */
    public function allows(string $script): bool
    {
        $root = rtrim(realpath($this->root) ?: $this->root, '/') . '/';
        $path = realpath($script) ?: $script;
        if (!str_starts_with($path, $root)) {
            // With WordPress in a subfolder of the document root, index.php is above it.
            return basename($path) === 'index.php' && str_starts_with($root, dirname($path) . '/');
        }
        $relative = substr($path, strlen($root));

        return in_array($relative, self::ROOT_SCRIPTS, true) || str_starts_with($relative, self::ADMIN);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Security\Hardening;

use Passerelle\Security\Hardening\EntryPoints;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class EntryPointsTest extends TestCase
{
    #[DataProvider('scripts')]
    public function testOnlyKnownScriptsStartWordPress(string $script, bool $allowed): void
    {
        self::assertSame($allowed, (new EntryPoints('/srv/site/wordpress/'))->allows($script));
    }

    /** @return iterable<string, array{string, bool}> */
    public static function scripts(): iterable
    {
        $allowed = ['index.php', 'wp-login.php', 'wp-cron.php', 'wp-admin/index.php', 'wp-admin/admin-ajax.php', 'wp-admin/network/sites.php', '../index.php'];
        $refused = [
            'xmlrpc.php', 'wp-trackback.php', 'wp-comments-post.php', 'wp-mail.php', 'wp-signup.php', 'wp-activate.php', 'wp-links-opml.php', 'wp-load.php',
            'wp-blog-header.php', 'wp-config.php', 'wp-content/index.php', 'wp-content/plugins/x/index.php', 'wp-content/plugins/x/wp-login.php',
            'wp-content/uploads/shell.php', 'wp-includes/ms-files.php', 'unknown.php', '',
        ];
        foreach ($allowed as $path) {
            yield $path => [$path === '../index.php' ? '/srv/site/index.php' : "/srv/site/wordpress/{$path}", true];
        }
        foreach ($refused as $path) {
            yield "not {$path}" => ["/srv/site/wordpress/{$path}", false];
        }
        yield 'not another script above' => ['/srv/site/load.php', false];
        yield 'not the index of a neighbour' => ['/srv/other/index.php', false];
    }
}

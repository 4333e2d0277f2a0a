<?php

/* Adds --posts=N items to the demo content (after seed) and indexes them. */

declare(strict_types=1);

use Passerelle\Catalogue\Rebuild;
use Passerelle\Demo\LargeSeeder;
use Passerelle\Kernel\Database;
use Passerelle\Plugin;

return static function (array $options): int {
    require_once dirname(__DIR__) . '/seed/NaturalText.php';
    require_once dirname(__DIR__) . '/seed/LargeSeeder.php';
    $posts = max(1, (int) ($options['posts'] ?? 0));
    $plugin = Plugin::running();
    $report = static function (string $what): callable {
        return static function (int $done) use ($what): void {
            if ($done % 1000 === 0) {
                echo "{$done} {$what}\n";
            }
        };
    };
    (new LargeSeeder($plugin))->seed($posts, $report('posts written'));
    // A repeated run only indexes missing posts.
    $db = $plugin->get(Database::class);
    $missing = (int) $db->value(
        "SELECT COUNT(*) FROM {$db->wpdb->posts} p LEFT JOIN {$db->table('catalogue')} c ON c.post_id = p.ID WHERE p.guid LIKE %s AND c.post_id IS NULL",
        'large-%',
    );
    if ($missing > 0) {
        $plugin->get(Rebuild::class)->run(progress: $report('posts indexed'));
    }
    return 0;
};

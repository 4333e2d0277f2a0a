<?php

/* Adds --posts=N things to the demo content (seed must have run) and brings them into the index. */

declare(strict_types=1);

use Passerelle\Demo\LargeSeeder;
use Passerelle\Plugin;

return static function (array $options): int {
    require_once dirname(__DIR__) . '/seed/NaturalText.php';
    require_once dirname(__DIR__) . '/seed/LargeSeeder.php';
    $posts = max(1, (int) ($options['posts'] ?? 0));
    $plugin = Plugin::running();
    $tell = static function (string $what): callable {
        return static function (int $done) use ($what): void {
            if ($done % 1000 === 0) {
                echo "{$done} {$what}\n";
            }
        };
    };
    (new LargeSeeder($plugin))->seed($posts, $tell('posts written'));
    // Only what is not in the index yet is looked at again when this ran before.
    $db = $plugin->database;
    $missing = (int) $db->value(
        "SELECT COUNT(*) FROM {$db->wpdb->posts} p LEFT JOIN {$db->table('catalogue')} c ON c.post_id = p.ID WHERE p.guid LIKE %s AND c.post_id IS NULL",
        'large-%',
    );
    if ($missing > 0) {
        $plugin->catalogue->rebuild->run(progress: $tell('posts indexed'));
    }
    return 0;
};

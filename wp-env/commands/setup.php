<?php

/*
 * Sets up a WordPress with active plugins and languages: demo accounts, editorial pages, WordPress's French translation.
 * Idempotent. --french=FOLDER contains that translation, if available.
 */

declare(strict_types=1);

use Passerelle\Accounts\DemoAccounts;

return static function (array $options): int {
    if (isset($options['french'])) {
        $target = WP_CONTENT_DIR . '/languages';
        wp_mkdir_p($target);
        foreach (glob($options['french'] . '/*.{mo,php,json,po}', GLOB_BRACE) ?: [] as $file) {
            copy($file, $target . '/' . basename($file));
        }
        update_option('WPLANG', 'fr_FR');
    } elseif (get_option('WPLANG') === 'fr_FR' && !is_file(WP_CONTENT_DIR . '/languages/fr_FR.mo')) {
        update_option('WPLANG', '');
    }
    // WordPress reads these options in each request, with a query for each missing one.
    foreach (['WPLANG' => '', 'theme_mods_' . get_option('stylesheet') => [], 'theme_switched' => ''] as $name => $value) {
        add_option($name, $value, '', true);
    }
    (new DemoAccounts())->provision();
    (require __DIR__ . '/pages-ensure.php')();
    flush_rewrite_rules(false);
    return 0;
};

<?php

/**
 * Plugin Name:       Passerelle languages (stand-in for Polylang)
 * Description:       The pll_* functions that Passerelle uses, on Polylang's own storage. For development where Polylang cannot be fetched; never shipped.
 * Version:           3.8.0
 * Requires at least: 6.5
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 */

declare(strict_types=1);

namespace Passerelle\StandIns\Languages;

if (!defined('ABSPATH') || defined('POLYLANG_VERSION')) {
    return;
}

require_once __DIR__ . '/src/Taxonomies.php';
require_once __DIR__ . '/src/Translations.php';
require_once __DIR__ . '/src/Defaults.php';
require_once __DIR__ . '/src/QueryFilter.php';
require_once __DIR__ . '/src/Languages.php';
require_once __DIR__ . '/functions.php';

add_action('setup_theme', [Taxonomies::class, 'register'], 5);
Languages::register();
Defaults::register();
QueryFilter::register();

register_activation_hook(__FILE__, static function (): void {
    Taxonomies::register();
    Languages::install();
});

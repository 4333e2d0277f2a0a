<?php

/**
 * Plugin Name:       Passerelle
 * Description:       Content, rights, catalogue and GraphQL API of the Passerelle platform.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      8.2
 * Requires Plugins:  wp-graphql, polylang
 * License:           GPL-2.0-or-later
 * Text Domain:       passerelle
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

require_once __DIR__ . '/vendor/autoload.php';

Passerelle\Plugin::build()->register();

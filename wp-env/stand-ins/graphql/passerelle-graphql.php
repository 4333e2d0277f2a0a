<?php

/**
 * Plugin Name:       Passerelle GraphQL (stand-in for WPGraphQL)
 * Description:       The parts of WPGraphQL that Passerelle uses, on webonyx/graphql-php. For development where WPGraphQL
 * cannot be fetched; never shipped.
 * Version:           2.20.0
 * Requires at least: 6.5
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 */

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

if (!defined('ABSPATH') || class_exists('WPGraphQL')) {
    return;
}

if (!class_exists(\GraphQL\GraphQL::class)) {
    // wp-content/plugins may contain a symlink to this folder: __DIR__ is its real path.
    require_once dirname(__DIR__, 2) . '/vendor/autoload.php';
}

require_once __DIR__ . '/src/Names.php';
require_once __DIR__ . '/src/TypeRegistry.php';
require_once __DIR__ . '/src/Mutation.php';
require_once __DIR__ . '/src/Context.php';
require_once __DIR__ . '/src/RequestHelper.php';
require_once __DIR__ . '/src/Authentication.php';
require_once __DIR__ . '/src/Request.php';
require_once __DIR__ . '/src/Engine.php';
require_once __DIR__ . '/src/Endpoint.php';
require_once __DIR__ . '/functions.php';

Endpoint::register();

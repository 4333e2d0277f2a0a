<?php

/**
 * Plugin Name: Passerelle, count of SQL statements
 * Description: Sends the number of SQL statements of a request in a header, on requests with the proxy's secret. Not for production.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

$secret = (string) ($_SERVER['HTTP_X_PASSERELLE_PROXY'] ?? '');
if (isset($_SERVER['HTTP_X_PASSERELLE_COUNT_SQL']) && defined('PASSERELLE_GRAPHQL_SECRET') && hash_equals((string) PASSERELLE_GRAPHQL_SECRET, $secret)) {
    ob_start(static function (string $body): string {
        header('x-passerelle-sql: ' . $GLOBALS['wpdb']->num_queries);
        return $body;
    });
}

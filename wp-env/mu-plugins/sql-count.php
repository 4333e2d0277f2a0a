<?php

/**
 * Plugin Name: Passerelle, count of SQL statements
 * Description: Says in a header how many SQL statements a request took, to whoever holds the proxy's secret and asks. Not for production.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

$given = (string) ($_SERVER['HTTP_X_PASSERELLE_PROXY'] ?? '');
if (isset($_SERVER['HTTP_X_PASSERELLE_COUNT_SQL']) && defined('PASSERELLE_GRAPHQL_SECRET') && hash_equals((string) PASSERELLE_GRAPHQL_SECRET, $given)) {
    ob_start(static function (string $body): string {
        header('x-passerelle-sql: ' . $GLOBALS['wpdb']->num_queries);
        return $body;
    });
}

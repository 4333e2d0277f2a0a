<?php

/*
 * With PASSERELLE_WP_DIR, loads that WordPress into this process (its plugins active, its database kept: each test rolls
 * back what it wrote). Without, only what needs no WordPress can run: --testsuite Unit.
 */

declare(strict_types=1);

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migrator;

require_once __DIR__ . '/../vendor/autoload.php';

$folder = rtrim((string) getenv('PASSERELLE_WP_DIR'), '/');
if ($folder === '') {
    // Inside WordPress the GraphQL engine brings its own.
    require_once __DIR__ . '/../../wp-env/vendor/autoload.php';
    return;
}
if (!is_file("{$folder}/wp-load.php")) {
    fwrite(STDERR, "PASSERELLE_WP_DIR must name the folder of WordPress; \"{$folder}\" is not.\n");
    exit(2);
}

// PHPUnit includes this file inside a function: what WordPress's files assign at their top must be global all the same.
foreach (
    [
        'table_prefix', 'wpdb', 'wp_version', 'wp_db_version', 'tinymce_version', 'required_php_version', 'required_mysql_version',
        'wp_local_package', 'wp_plugin_paths', 'wp_filter', 'wp_actions', 'wp_filters', 'wp_current_filter', 'shortcode_tags',
        'wp_the_query', 'wp_query', 'wp_rewrite', 'wp', 'wp_widget_factory', 'wp_roles', 'wp_locale', 'wp_locale_switcher',
        'wp_taxonomies', 'wp_post_types', 'wp_post_statuses', 'wp_meta_keys', 'wp_object_cache', 'wp_embed', 'wp_textdomain_registry',
        'allowedposttags', 'allowedtags', 'allowedentitynames', 'allowedxmlentitynames', 'pagenow', 'is_apache', 'is_nginx', 'is_IIS',
        'is_iis7', 'timestart', 'blog_id', 'PHP_SELF', 'locale', 'l10n', 'wp_registered_widgets', 'wp_registered_sidebars', 'polylang',
        'wp_scripts', 'wp_styles', 'wp_theme_directories', 'wp_smiliessearch', 'wpsmiliestrans', 'phpmailer', 'wp_user_roles',
        'concatenate_scripts', 'wp_rest_server', 'wp_rest_additional_fields', 'error', 'current_user', 'post', 'wp_stylesheet_path', 'wp_template_path',
    ] as $name
) {
    global $$name;
}

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';

// Files of tests go to a folder of their own, whatever the site uses.
define('PASSERELLE_FILES_DIR', sys_get_temp_dir() . '/passerelle-test-files-' . getmypid());
// Nothing leaves the machine.
define('PASSERELLE_FRONTEND_URL', 'http://127.0.0.1:9');
define('PASSERELLE_PUBLIC_URL', 'https://passerelle.test');
define('PASSERELLE_INVALIDATION_SECRET', 'a secret of the tests');

set_error_handler(static fn (int $level, string $message): bool => str_contains($message, 'already defined'), E_WARNING);
require "{$folder}/wp-load.php";
restore_error_handler();

// WordPress has MariaDB cut what is longer than its column; here that is an error. SQLite has no such limits.
$database = Passerelle\Plugin::running()->get(Database::class)->wpdb;
if (str_contains((string) $database->db_server_info(), 'MariaDB')) {
    $database->query("SET SESSION sql_mode = CONCAT_WS(',', @@SESSION.sql_mode, 'STRICT_TRANS_TABLES')");
}

Passerelle\Tests\AcknowledgedWebhooks::register();
require_once ABSPATH . 'wp-admin/includes/plugin.php';
(new Passerelle\Languages\Provision())->run();
Passerelle\Plugin::running()->get(Migrator::class)->run();
register_shutdown_function(static function (): void {
    Passerelle\Tests\TemporaryFolder::remove(PASSERELLE_FILES_DIR);
});

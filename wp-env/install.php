<?php

/*
 * Installs WordPress's tables, once. Usage: php wp-env/install.php WORDPRESS_FOLDER. Prints "installed" or "already installed".
 */

declare(strict_types=1);

$folder = rtrim($argv[1] ?? '', '/');
if (!is_file("{$folder}/wp-load.php")) {
    fwrite(STDERR, "Usage: php wp-env/install.php WORDPRESS_FOLDER (\"{$folder}\" holds no WordPress)\n");
    exit(2);
}

define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
require "{$folder}/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if (is_blog_installed()) {
    echo "already installed\n";
    exit(0);
}
// No mail about the new site, since no mail server is configured yet.
add_filter('pre_wp_mail', '__return_false');
// The password of all demo accounts; the plugin's demo accounts set role and names.
wp_install('Passerelle', 'admin', 'admin@passerelle.test', true, '', 'Passerelle-2026!', 'fr_FR');
update_option('permalink_structure', '/%postname%/');
update_option('blogdescription', 'Les industries culturelles et créatives d’Afrique et de France');
update_option('timezone_string', 'Africa/Dakar');
update_option('date_format', 'j F Y');
update_option('time_format', 'H:i');
update_option('default_comment_status', 'closed');
update_option('default_ping_status', 'closed');
update_option('users_can_register', 0);
// Avatars would be requested from a third party.
update_option('show_avatars', 0);
// Deletes WordPress's sample content.
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $example) {
    wp_delete_post($example->ID, true);
}
echo "installed\n";

/**
 * Answers to requests to WordPress's host, by the development router and by nginx alike:
 * - `refused`: an empty 404, without WordPress
 * - `sent`: 200 with the file's content type
 * - `login`: a screen of wp-admin, which redirects people without a session
 * - `site`: 303 to the public site
 * - `rest`: 401 of the REST API
 */
export type Expected = 'refused' | 'sent' | 'login' | 'site' | 'rest' | 'runs';

/** Files that the test puts into WordPress's folder: each of them must stay unread. */
export const planted: readonly string[] = [
  '.env',
  '.git/config',
  '.htaccess',
  '.user.ini',
  'backup.sql',
  'backup.zip',
  'wp-config.php.bak',
  'wp-config.php~',
  'wp-config.old',
  '.wp-config.php.swp',
  'LICENSE.txt',
  'debug.log',
  'phpinfo.php',
  'wp-admin/error_log.txt',
  'wp-admin/.htpasswd',
  'wp-content/debug.log',
  'wp-content/backup.tar.gz',
  'wp-content/advanced-cache.php',
  'wp-content/plugins/planted/LICENSE',
  'wp-content/plugins/planted/README.md',
  'wp-content/plugins/planted/composer.json',
  'wp-content/plugins/planted/composer.lock',
  'wp-content/plugins/planted/package-lock.json',
  'wp-content/plugins/planted/phpunit.xml',
  'wp-content/plugins/planted/planted.php',
  'wp-content/plugins/planted/build/editor.js.map',
  'wp-content/plugins/planted/vendor/autoload.php',
  'wp-content/plugins/planted/vendor/library/script.js',
  'wp-content/plugins/planted/node_modules/library/index.js',
  'wp-content/plugins/planted/tests/data.css',
  'wp-content/themes/planted/functions.php',
  'wp-content/uploads/shell.php',
  'wp-content/uploads/2026/01/shell.php',
  'wp-content/uploads/2026/01/shell.phtml',
  'wp-content/uploads/2026/01/shell.php.jpg.php',
  'wp-content/uploads/2026/01/page.html',
  'wp-content/uploads/2026/01/drawing.svg',
  'wp-content/uploads/2026/01/dump.sql',
  'wp-content/uploads/.htaccess',
  'wp-content/languages/admin-fr_FR.json',
  'wp-content/upgrade/notes.txt',
];

/** Files that wp-admin needs, which the test puts there. */
export const plantedAssets: readonly string[] = [
  'wp-content/plugins/planted/build/editor.js',
  'wp-content/plugins/planted/build/editor.css',
  'wp-content/plugins/planted/images/logo.svg',
  'wp-content/plugins/planted/fonts/a.woff2',
  'wp-content/themes/planted/style.css',
  'wp-content/themes/planted/screenshot.png',
  'wp-content/uploads/2026/01/photo.jpg',
  'wp-content/uploads/2026/01/dossier.pdf',
];

const sent = [
  '/wp-admin/css/common.min.css',
  '/wp-admin/js/common.min.js',
  '/wp-admin/images/wordpress-logo.svg',
  '/wp-includes/css/dist/block-editor/style.min.css',
  '/wp-includes/js/dist/block-editor.min.js',
  '/wp-includes/js/dist/vendor/react.min.js',
  '/wp-includes/js/tinymce/tinymce.min.js',
  '/wp-includes/fonts/dashicons.woff2',
  '/wp-includes/images/media/default.png',
  '/wp-includes/blocks/paragraph/style.min.css',
  '/wp-content/plugins/passerelle/assets/admin/admin.css',
  '/wp-admin/css/common.min.css?ver=1',
  '//wp-admin/css/common.min.css',
  '/wp-admin/js/../css/./common.min.css',
  '/wp%2Dadmin/css/common.min.css',
];

const refused = [
  '/xmlrpc.php',
  '/xmlrpc.php?rsd',
  '//xmlrpc.php',
  '/wp-config.php',
  '/wp-config-sample.php',
  '//wp-config.php',
  '/%77p-config.php',
  '/./wp-config.php',
  '/wp-admin/../wp-config.php',
  '/readme.html',
  '/license.txt',
  '/wp-trackback.php',
  '/wp-comments-post.php',
  '/wp-cron.php',
  '/wp-mail.php',
  '/wp-links-opml.php',
  '/wp-signup.php',
  '/wp-activate.php',
  '/wp-load.php',
  '/wp-settings.php',
  '/wp-blog-header.php',
  '/index.php/wp-json/wp/v2/users',
  '/wp-login.php/x',
  '/wp-login.php%0a',
  '/wp-login.php%20',
  '/WP-LOGIN.PHP',
  '/wp-admin/install.php',
  '/wp-admin/install-helper.php',
  '/wp-admin/upgrade.php',
  '/wp-admin/upgrade.php?step=1',
  '/wp-admin/load-styles.php?c=1&load[]=dashicons,common',
  '/wp-admin/load-scripts.php?c=1&load[]=jquery-core,wp-hooks',
  '//wp-admin/./load-scripts.php',
  '/wp-admin/setup-config.php',
  '/wp-admin/maint/repair.php',
  '/wp-admin/menu.php',
  '/wp-admin/network/menu.php',
  '/wp-admin/admin-header.php',
  '/wp-admin/edit-form-blocks.php',
  '/wp-admin/options-head.php',
  '/wp-admin/includes/admin.php',
  '/wp-admin/includes/',
  '/wp-admin/css/',
  '/wp-admin/nothing.php',
  '/wp-includes/',
  '/wp-includes/version.php',
  '/wp-includes/ms-files.php?file=x',
  '/wp-includes/blocks/paragraph/block.json',
  '/wp-includes/js/nothing.js',
  '/wp-includes/sodium_compat/LICENSE',
  '/wp-includes/certificates/ca-bundle.crt',
  '/wp-content/',
  '/wp-content',
  '/wp-content/index.php',
  '/wp-content/db.php',
  '/wp-content/plugins/',
  '/wp-content/plugins/index.php',
  '/wp-content/uploads/',
  '/wp-content/mu-plugins/passerelle-environment.php',
  '/wp-content/plugins/passerelle/passerelle.php',
  '/wp-content/plugins/passerelle/composer.json',
  '/wp-content/plugins/passerelle/phpunit.xml',
  '/wp-content/plugins/passerelle/config/limits.json',
  '/wp-content/plugins/passerelle/vendor/autoload.php',
  '/wp-content/plugins/passerelle/tests/bootstrap.php',
  '/wp-content/plugins/passerelle/src/Plugin.php',
  '/wp-content/plugins/planted/build/../vendor/library/script.js',
  '/wp-content/plugins/planted/build/%2e%2e/vendor/library/script.js',
  '/wp-content/plugins/planted/build/..%2fplanted.php',
  '/wp-content//debug.log',
  '//wp-content/debug.log',
  '/wp-content/uploads/2026/01/shell.php?x=.jpg',
  '/wp-content/uploads/2026/01/shell.php/photo.jpg',
  '/wp-content/uploads/2026/01/photo.jpg/shell.php',
  '/robots.txt',
  '/favicon.ico',
  '/wp-sitemap.xml',
  '/wp-sitemap-users-1.xml',
  '/sitemap.xml',
];

const login = [
  '/wp-admin/',
  '/wp-admin/index.php',
  '/wp-admin/profile.php',
  '/wp-admin/post-new.php?post_type=page',
  '/wp-admin/users.php',
];

const site = [
  '/',
  '/index.php',
  '/?author=1',
  '/author/admin/',
  '/a-page/',
  '/wp-signup',
  '/wp-config',
  '/en/',
];

const rest = [
  '/wp-json',
  '/wp-json/',
  '/wp-json/wp/v2/users',
  '/wp-json/wp/v2/plugins/a/b.php',
  '/?rest_route=/wp/v2/users',
  '/index.php?rest_route=/',
];

/** Scripts that answer people who are signed out with something of their own. */
const runs = ['/wp-admin/admin-ajax.php', '/graphql?query=%7B__typename%7D'];

export const cases: readonly (readonly [path: string, expected: Expected])[] = [
  ...[...sent, ...plantedAssets.map((file) => `/${file}`)].map((path) => [path, 'sent'] as const),
  ...[...refused, ...planted.map((file) => `/${file}`)].map((path) => [path, 'refused'] as const),
  ...login.map((path) => [path, 'login'] as const),
  ...site.map((path) => [path, 'site'] as const),
  ...rest.map((path) => [path, 'rest'] as const),
  ...runs.map((path) => [path, 'runs'] as const),
];

/**
 * Scripts that a web server without any rules lets through and that the plugin alone must stop. (wp-activate.php loads
 * no plugins; on a single site it only redirects.)
 */
export const scriptsOfWordPress: readonly string[] = [
  '/xmlrpc.php',
  '/wp-trackback.php',
  '/wp-comments-post.php',
  '/wp-mail.php',
  '/wp-links-opml.php',
  '/wp-signup.php',
];

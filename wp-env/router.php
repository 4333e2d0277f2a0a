<?php

/*
 * Router of PHP's built-in server, for development: files are served as they are, everything else is WordPress's.
 */

declare(strict_types=1);

$root = (string) $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode((string) parse_url((string) $_SERVER['REQUEST_URI'], PHP_URL_PATH));

// Only what a production web server would serve: no hidden files, no configuration, no PHP below the uploads.
if (preg_match('#(^|/)\.|^/wp-config\.php|^/wp-content/(uploads/.*\.php|debug\.log|db\.php)#', $path) === 1) {
    http_response_code(404);
    return true;
}
$file = $root . $path;
if (is_dir($file) && is_file(rtrim($file, '/') . '/index.php')) {
    if (!str_ends_with($path, '/')) {
        header("Location: {$path}/", true, 301);
        return true;
    }
    return false;
}
if (is_file($file)) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $root . '/index.php';
require $root . '/index.php';

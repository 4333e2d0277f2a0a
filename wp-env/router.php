<?php

/*
 * Router of PHP's built-in server, for development. The served paths are declared in nginx/served.map, which nginx uses in
 * production: scripts/web-server tests both with the same requests.
 */

declare(strict_types=1);

/** Normalised like in nginx: decoded, slashes merged, "." and ".." resolved. Null for paths above the root. */
function passerelle_router_path(string $uri): ?string
{
    $parts = [];
    $decoded = rawurldecode(explode('?', $uri, 2)[0]);
    foreach (explode('/', $decoded) as $part) {
        if ($part === '..' && array_pop($parts) === null) {
            return null;
        }
        if (!in_array($part, ['', '.', '..'], true)) {
            $parts[] = $part;
        }
    }
    $isFolder = preg_match('#(^|/)\.{0,2}$#D', $decoded) === 1;

    return '/' . implode('/', $parts) . ($isFolder && $parts !== [] ? '/' : '');
}

/** @return string refused, script, static or front: see served.map */
function passerelle_router_verdict(string $path): string
{
    foreach (file(__DIR__ . '/nginx/served.map') ?: [] as $line) {
        if (preg_match('/^"~(.+)" (\w+);$/', trim($line), $rule) === 1 && preg_match("~{$rule[1]}~", $path) === 1) {
            return $rule[2];
        }
    }

    return 'refused';
}

$root = (string) $_SERVER['DOCUMENT_ROOT'];
$path = passerelle_router_path((string) $_SERVER['REQUEST_URI']);
$verdict = $path === null ? 'refused' : passerelle_router_verdict($path);
$file = $root . $path;

if ($verdict === 'front') {
    $_SERVER['SCRIPT_NAME'] = '/index.php';
    $_SERVER['PHP_SELF'] = '/index.php';
    $_SERVER['SCRIPT_FILENAME'] = $root . '/index.php';
    require $root . '/index.php';
    return true;
}
if ($verdict === 'script' && is_dir($file)) {
    if (!str_ends_with((string) $path, '/')) {
        header("Location: {$path}/", true, 301);
        return true;
    }
    $file .= 'index.php';
}
if ($verdict !== 'refused' && is_file($file)) {
    return false;
}
http_response_code(404);
header('Content-Type: text/plain');
return true;

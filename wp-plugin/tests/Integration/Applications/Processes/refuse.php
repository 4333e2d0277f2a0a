<?php

/*
 * One of several processes that hear at the same moment that the virus scan has refused a file.
 * Usage: php refuse.php FILE_ID; prints "done", or what went wrong.
 */

declare(strict_types=1);

use Passerelle\Applications\Completions\AskForRefusedFile;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Plugin;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $fileId] = $argv;
require __DIR__ . '/../../Processes/barrier.php';
try {
    Plugin::running()->get(AskForRefusedFile::class)->handle([Quarantine::FILE => (int) $fileId]);
    echo 'done';
} catch (Throwable $error) {
    echo $error::class, ': ', $error->getMessage();
}

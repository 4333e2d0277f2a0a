<?php

/*
 * One of several processes that append to an upload at the same moment. Usage: php append.php USER_ID UPLOAD DIGIT SIZE
 * FOLDER; prints "appended" or the code of the refusal.
 */

// phpcs:disable PSR1.Files.SideEffects -- the folder must be known before WordPress is loaded

declare(strict_types=1);

use Passerelle\Files\Files;
use Passerelle\Files\Uploads\UploadOwner;
use Passerelle\Files\Uploads\Uploads;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
[, $userId, $id, $digit, $size, $folder] = $argv;
// Before wp-config.php, whose definition is then refused with a warning.
set_error_handler(static fn (): bool => true, E_WARNING);
define('PASSERELLE_FILES_DIR', $folder);
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';
restore_error_handler();

$uploads = Plugin::running()->get(Uploads::class);
$viewer = (new ViewerFactory())->of((int) $userId);
require __DIR__ . '/../../../Processes/barrier.php';
try {
    $uploads->append(UploadOwner::account($viewer), $id, 0, str_repeat($digit, (int) $size));
    echo 'appended';
} catch (DomainError $error) {
    echo $error->errorCode;
}

<?php

/*
 * One of several processes that append to an upload at the same moment. Usage: php append.php USER_ID UPLOAD DIGIT SIZE MOMENT;
 * prints "appended" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Files\Uploads\UploadsModule;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\SystemClock;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $userId, $id, $digit, $size, $moment] = $argv;
$plugin = Plugin::running();
$services = new Services($plugin->database, $plugin->transaction, new SystemClock(), Config::fromDirectory(dirname(__DIR__, 5) . '/config'));
$uploads = UploadsModule::build($services, $plugin->files, $plugin->reading->proposals, $plugin->outbox->outbox, new ViewerFactory())->uploads;
$viewer = (new ViewerFactory())->of((int) $userId);
if ((float) $moment > microtime(true)) {
    time_sleep_until((float) $moment);
}
try {
    $uploads->append($viewer, $id, 0, str_repeat($digit, (int) $size));
    echo 'appended';
} catch (DomainError $error) {
    echo $error->errorCode;
}

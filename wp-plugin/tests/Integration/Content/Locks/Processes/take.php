<?php

/*
 * One of several processes that take the lock of a record at the same moment. Usage: php take.php POST_ID USER_ID;
 * prints "taken" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Content\Locks\RecordLocks;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Locks\LockAction;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $id, $userId] = $argv;
$viewer = (new ViewerFactory())->of((int) $userId);
require __DIR__ . '/../../../Processes/barrier.php';
try {
    (Plugin::running()->get(RecordLocks::class))($viewer, (int) $id, LockAction::Take);
    echo 'taken';
} catch (DomainError $error) {
    echo $error->errorCode;
}

<?php

/*
 * One of several processes that begin the application of one structure at the same moment.
 * Usage: php begin.php CALL_ID STRUCTURE_ID ACTOR_ID; prints the id of the application, or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $callId, $structureId, $actorId] = $argv;
require __DIR__ . '/../../Processes/barrier.php';
try {
    echo (Plugin::running()->get(BeginApplication::class))((new ViewerFactory())->of((int) $actorId), (int) $callId, (int) $structureId, null)->application->id;
} catch (DomainError $error) {
    echo $error->errorCode;
}

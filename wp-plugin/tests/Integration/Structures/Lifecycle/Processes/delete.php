<?php

/*
 * One of several processes that act on the same structure at the same moment: it deletes it.
 * Usage: php delete.php STRUCTURE_ID ACTOR_ID NAME; prints "done" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Lifecycle\DeleteStructure;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $structureId, $actorId, $name] = $argv;
require __DIR__ . '/../../../Processes/barrier.php';
try {
    (Plugin::running()->get(DeleteStructure::class))((new ViewerFactory())->of((int) $actorId), (int) $structureId, $name);
    echo 'done';
} catch (DomainError $error) {
    echo $error->errorCode;
}

<?php

/*
 * One of several processes that send one application at the same moment.
 * Usage: php send.php APPLICATION_ID VERSION ACTOR_ID; prints the state of the submission, or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $id, $version, $actorId] = $argv;
require __DIR__ . '/../../Processes/barrier.php';
try {
    $request = new ApplicationRequest(ApplicationAction::Send, (int) $id, (int) $version);
    echo (Plugin::running()->get(ChangeApplication::class))((new ViewerFactory())->of((int) $actorId), $request)?->state->value;
} catch (DomainError $error) {
    echo $error->errorCode;
}

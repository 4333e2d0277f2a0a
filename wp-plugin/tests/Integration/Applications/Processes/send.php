<?php

/*
 * One of several processes that send one application at the same moment.
 * Usage: php send.php APPLICATION_ID VERSION ACTOR_ID [RECEIVED]; prints the state of the submission, or the code of the refusal.
 * RECEIVED: when the frontend's server had received the request, in milliseconds, which this process awaits.
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
$received = $argv[4] ?? null;
require __DIR__ . '/../../Processes/barrier.php';
if ($received !== null) {
    $_SERVER['HTTP_X_PASSERELLE_PROXY'] = constant('PASSERELLE_GRAPHQL_SECRET');
    $_SERVER['HTTP_X_PASSERELLE_RECEIVED'] = $received;
    while (microtime(true) * 1000 <= (float) $received) {
        usleep(1000);
    }
}
try {
    $request = new ApplicationRequest(ApplicationAction::Send, (int) $id, (int) $version);
    echo (Plugin::running()->get(ChangeApplication::class))((new ViewerFactory())->of((int) $actorId), $request)?->state->value;
} catch (DomainError $error) {
    echo $error->errorCode;
}

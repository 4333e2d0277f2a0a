<?php

/*
 * Publishes the decisions of a call and is killed within the transaction, when so many letters were queued.
 * Usage: php publish-and-die.php STAFF CALL DECISIONS LETTERS
 */

declare(strict_types=1);

use Passerelle\Applications\Decisions\Publication\PublicationRequest;
use Passerelle\Applications\Decisions\Publication\PublishDecisions;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $staff, $call, $decisions, $letters] = array_map(intval(...), $argv);
wp_set_current_user($staff);
add_filter('query', static function (string $query) use (&$letters): string {
    if (str_starts_with($query, 'INSERT') && str_contains($query, 'applications.decision_letter') && $letters-- === 0) {
        posix_kill(posix_getpid(), SIGKILL);
    }

    return $query;
});
$request = new PublicationRequest($call, null, ['not_selected' => $decisions], 0, false);
(Plugin::running()->get(PublishDecisions::class))((new ViewerFactory())->of($staff), $request);

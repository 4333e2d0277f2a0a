<?php

/*
 * One of the processes of applications.php: performs an action on applications, one after the other.
 * Reads a line of JSON {action, answers, work: [[application id, user id]…]}, prints "ready", and begins at the next line.
 * Prints JSON: milliseconds and outcome of each.
 */

declare(strict_types=1);

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';

/** @var array{action: string, answers: string|null, work: list<array{int, int}>} $task */
$task = json_decode((string) fgets(STDIN), true, flags: JSON_THROW_ON_ERROR);
$action = ApplicationAction::from($task['action']);
$plugin = Plugin::running();
echo "ready\n";
fgets(STDIN);

$outcomes = [];
foreach ($task['work'] as [$id, $user]) {
    wp_cache_flush();
    wp_set_current_user($user);
    $version = $plugin->get(SubmissionStore::class)->find($id)->version ?? 0;
    $started = hrtime(true);
    try {
        $outcome = ($plugin->get(ChangeApplication::class))((new ViewerFactory())->of($user), new ApplicationRequest($action, $id, $version, $task['answers']))?->state->value;
    } catch (DomainError $error) {
        $outcome = $error->errorCode;
    }
    $outcomes[] = [(hrtime(true) - $started) / 1e6, $outcome];
}
echo json_encode($outcomes, JSON_THROW_ON_ERROR), "\n";

<?php

/*
 * One of two processes that decide on the same records at the same instants. Usage: php decide.php USER_ID; writes "ready", then for each
 * line "ID:VERSION" of its input a line: "decided" or "CODE by MODERATOR_ID", with the seconds at which it began and ended.
 */

declare(strict_types=1);

use Passerelle\Moderation\DecideMany;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

$moderator = (new ViewerFactory())->of((int) $argv[1]);
$decision = DecisionInput::of(Decision::Valid, Target::Record, '', null, '', 1);
echo "ready\n";
while (($line = fgets(STDIN)) !== false) {
    [$id, $version] = array_map(intval(...), explode(':', $line));
    $start = microtime(true);
    [$outcome] = (Plugin::running()->get(DecideMany::class))($moderator, [['id' => $id, 'version' => $version]], static fn (): DecisionInput => $decision);
    $answer = $outcome->error === null ? 'decided' : "{$outcome->error->errorCode} by " . ($outcome->last->moderatorId ?? 'nobody');
    printf("%s;%.6F;%.6F\n", $answer, $start, microtime(true));
}

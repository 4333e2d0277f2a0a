<?php

/*
 * One of two processes that decide on the same records at the same moments. Usage: php decide.php USER_ID MOMENT SECONDS ID:VERSION …;
 * decides on one record each SECONDS and prints a line for each: "decided" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Kernel\DomainError;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $userId, $moment, $seconds] = $argv;
$moderator = (new ViewerFactory())->of((int) $userId);
$input = DecisionInput::of(Decision::Valid, Target::Record, '', null, '', 1);
foreach (array_slice($argv, 4) as $number => $item) {
    [$id, $version] = array_map(intval(...), explode(':', $item));
    $start = (float) $moment + $number * (float) $seconds;
    if ($start > microtime(true)) {
        time_sleep_until($start);
    }
    try {
        (Plugin::running()->moderation->decide)($moderator, $id, $version, $input);
        echo "decided\n";
    } catch (DomainError $error) {
        echo "{$error->errorCode}\n";
    }
}

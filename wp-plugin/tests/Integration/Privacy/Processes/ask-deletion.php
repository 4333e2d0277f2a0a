<?php

/*
 * One of several processes that ask for the deletion of one account at the same moment. Usage: php ask-deletion.php USER_ID
 * PASSWORD MOMENT; prints the day of the plan or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Rights\ViewerFactory;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Privacy\PublishedItems;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $id, $password, $moment] = $argv;
$plugin = Plugin::running();
$viewer = (new ViewerFactory())->of((int) $id);
if ((float) $moment > microtime(true)) {
    time_sleep_until((float) $moment);
}
try {
    echo ($plugin->privacy->deletion)($viewer, $password, PublishedItems::Keep, 0)->due->format('Y-m-d');
} catch (DomainError $error) {
    echo $error->errorCode;
}

<?php

/*
 * One of several processes that ask for the deletion of one account at the same moment. Usage: php ask-deletion.php USER_ID
 * PASSWORD; prints the day of the plan or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Accounts\Privacy\RequestDeletion;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Accounts\Privacy\PublishedItems;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $id, $password] = $argv;
$plugin = Plugin::running();
$viewer = (new ViewerFactory())->of((int) $id);
require __DIR__ . '/../../../Processes/barrier.php';
try {
    echo ($plugin->get(RequestDeletion::class))($viewer, $password, PublishedItems::Keep, 0)->due->format('Y-m-d');
} catch (DomainError $error) {
    echo $error->errorCode;
}

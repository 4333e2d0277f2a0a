<?php

/*
 * One of several processes that accept the same invitation at the same moment. Usage: php accept.php HASH USER_ID; prints
 * "accepted" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $hash, $userId] = $argv;
require __DIR__ . '/../../Processes/barrier.php';
try {
    (Plugin::running()->get(AnswerInvitation::class))((new ViewerFactory())->of((int) $userId), $hash, InvitationAnswer::Accept, '203.0.113.7');
    echo 'accepted';
} catch (DomainError $error) {
    echo $error->errorCode;
}

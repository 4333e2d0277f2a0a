<?php

/*
 * One of several processes that change the members of the same structure at the same moment.
 * Usage: php change.php STRUCTURE_ID ACTOR_ID ACTION MEMBER_ID ROLE; prints "done" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $structureId, $actorId, $action, $memberId, $role] = $argv;
require __DIR__ . '/../../../Processes/barrier.php';
try {
    (Plugin::running()->get(ChangeMembership::class))(
        (new ViewerFactory())->of((int) $actorId),
        (int) $structureId,
        MembershipAction::from($action),
        (int) $memberId,
        MembershipRole::tryFrom($role),
    );
    echo 'done';
} catch (DomainError $error) {
    echo $error->errorCode;
}

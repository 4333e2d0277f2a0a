<?php

/*
 * One of several processes that answer or cancel the same invitation by mail at the same moment.
 * Usage: php invitation.php STRUCTURE_ID ACTOR_ID HASH_OR_INVITATION_ID; a number cancels, a hash accepts.
 * Prints "done" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MemberReference;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChange;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\OwnerChange;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $structureId, $actorId, $invitation] = $argv;
$plugin = Plugin::running();
$viewer = (new ViewerFactory())->of((int) $actorId);
require __DIR__ . '/../../../Processes/barrier.php';
try {
    ctype_digit($invitation)
        ? ($plugin->get(OwnerChange::class))($viewer, (int) $structureId, OwnerAction::CancelInvitation, new MemberReference(null, invitationId: (int) $invitation))
        : ($plugin->get(OwnChange::class))($viewer, new OwnRequest(OwnAction::Accept, 0, $invitation), '203.0.113.9');
    echo 'done';
} catch (DomainError $error) {
    echo $error->errorCode;
}

<?php

/*
 * One of several processes that change the same subscription at the same moment. Usage: php change.php WHAT HASH, where WHAT
 * is "confirm", "unsubscribe" or "bounce"; prints what it did, or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\LinkedSubscriptions;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Requests\ConfirmSubscription;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Plugin;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $what, $hash] = $argv;
$plugin = Plugin::running();
require __DIR__ . '/../../Processes/barrier.php';
try {
    if ($what === 'confirm') {
        echo ($plugin->get(ConfirmSubscription::class))($hash, '203.0.113.7')->wasActive ? 'already' : 'confirmed';
    } elseif ($what === 'unsubscribe') {
        echo $plugin->get(Subscriptions::class)->end($plugin->get(LinkedSubscriptions::class)->of($hash), ProofSource::Mail) ? 'ended' : 'ended before';
    } else {
        $plugin->get(SubscriberStore::class)->bounced($plugin->get(LinkedSubscriptions::class)->of($hash)->id, 'policy');
        echo 'bounced';
    }
} catch (DomainError $error) {
    echo $error->errorCode;
}

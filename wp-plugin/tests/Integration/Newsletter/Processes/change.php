<?php

/*
 * One of several processes that change the same subscription at the same moment. Usage: php change.php WHAT HASH, where WHAT
 * is "confirm", "unsubscribe" or "bounce"; prints what it did, or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Plugin;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $what, $hash] = $argv;
$newsletter = Plugin::running()->newsletter;
require __DIR__ . '/../../Processes/barrier.php';
try {
    if ($what === 'confirm') {
        echo ($newsletter->requesting->confirm)($hash, '203.0.113.7')->wasActive ? 'already' : 'confirmed';
    } elseif ($what === 'unsubscribe') {
        echo $newsletter->subscriptions->end($newsletter->linked->of($hash), ProofSource::Mail) ? 'ended' : 'ended before';
    } else {
        $newsletter->subscriptions->store->bounced($newsletter->linked->of($hash)->id, 'policy');
        echo 'bounced';
    }
} catch (DomainError $error) {
    echo $error->errorCode;
}

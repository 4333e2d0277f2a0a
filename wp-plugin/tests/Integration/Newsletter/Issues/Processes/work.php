<?php

/*
 * A worker that sends what is due to a mail server of the test, then ends.
 * Usage: php work.php PORT ["together"]: it waits for the other workers first
 */

declare(strict_types=1);

use Passerelle\Outbox\Worker;
use Passerelle\Plugin;
use PHPMailer\PHPMailer\PHPMailer;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $port, $together] = [...$argv, ''];
add_filter('wp_mail_from', static fn (): string => 'bonjour@passerelle.test', 20);
add_action('phpmailer_init', static function (PHPMailer $mailer) use ($port): void {
    $mailer->isSMTP();
    $mailer->Host = '127.0.0.1';
    $mailer->Port = (int) $port;
    $mailer->SMTPAutoTLS = false;
}, 20);
if ($together !== '') {
    require __DIR__ . '/../../../Processes/barrier.php';
}
$worker = Plugin::running()->get(Worker::class);
while ($worker->tick() > 0) {
    continue;
}

<?php

/*
 * One of several processes that append to the audit log at the same time. Usage: php append.php GROUP_ID LINES; each line is a
 * transaction that has read something before, and prints "x" when it was kept.
 */

declare(strict_types=1);

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\AuditLog;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $group, $lines] = $argv;
$plugin = Plugin::running();
$process = (int) getmypid();
if (str_contains((string) $plugin->get(Database::class)->wpdb->db_server_info(), 'MariaDB')) {
    // Newer versions have it on.
    $plugin->get(Database::class)->execute('SET SESSION innodb_snapshot_isolation = ON');
}
require __DIR__ . '/../../../Processes/barrier.php';
for ($number = 0; $number < (int) $lines; $number++) {
    try {
        $plugin->get(Transaction::class)->run(static function () use ($plugin, $group, $process, $number): void {
            $plugin->get(AuditLines::class)->head();
            update_option("passerelle_test_audit_{$group}_{$process}", $number);
            $plugin->get(AuditLog::class)->record(new AuditEntry(0, [], $process, (int) $group, 'save', 'draft', 'draft'));
        });
        echo 'x';
    } catch (DomainError $error) {
        fwrite(STDERR, "{$error->errorCode}\n");
    }
}
delete_option("passerelle_test_audit_{$group}_{$process}");

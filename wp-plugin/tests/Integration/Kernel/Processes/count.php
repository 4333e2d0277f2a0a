<?php

/*
 * One of two processes that count in the same two rows. Usage: php count.php FIRST SECOND, names of options; between the two, the
 * first attempt waits until the other process has locked its first row, on MariaDB. Prints the numbers of
 * attempts, of cleanings after an attempt and of what stands once in the end.
 */

declare(strict_types=1);

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Plugin;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

const POLL_MICROSECONDS = 1000;

[, $first, $second] = $argv;
$plugin = Plugin::running();
$database = $plugin->get(Database::class);
$locksRows = str_contains((string) $database->wpdb->db_server_info(), 'MariaDB');
$count = static fn (string $row) => $database->execute(
    "UPDATE {$database->wpdb->options} SET option_value = option_value + 1 WHERE option_name = %s",
    $row,
);
require __DIR__ . '/../../Processes/barrier.php';
$attempts = $cleanings = $ends = 0;
$plugin->get(Transaction::class)->run(static function () use (&$attempts, &$cleanings, &$ends, $first, $second, $count, $plugin, $locksRows): void {
    $database = $plugin->get(Database::class);
    $attempts++;
    $plugin->get(Transaction::class)->afterAttempt(static function () use (&$cleanings): void {
        $cleanings++;
    });
    $plugin->get(Transaction::class)->afterEnd(static function () use (&$ends): void {
        $ends++;
    });
    $count($first);
    if ($locksRows && $attempts === 1) {
        $database->value('SELECT GET_LOCK(%s, 0)', $first);
        while ($database->value('SELECT IS_USED_LOCK(%s)', $second) === null) {
            usleep(POLL_MICROSECONDS);
        }
    }
    $count($second);
});
echo "{$attempts} {$cleanings} {$ends}";

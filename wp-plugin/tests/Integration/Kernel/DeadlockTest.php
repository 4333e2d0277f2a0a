<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use Passerelle\Kernel\Database;
use Passerelle\Plugin;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Two processes that lock the same rows in opposite order: the rows are written for real. */
final class DeadlockTest extends TestCase
{
    private const ROWS = ['passerelle_test_first', 'passerelle_test_second'];

    protected function setUp(): void
    {
        foreach (self::ROWS as $row) {
            update_option($row, '0', false);
        }
    }

    protected function tearDown(): void
    {
        array_map(delete_option(...), self::ROWS);
    }

    public function testTheTransactionThatTheDatabaseEndsRunsAgain(): void
    {
        $script = __DIR__ . '/Processes/count.php';
        $attempts = ConcurrentProcesses::answers([
            [$script, ...self::ROWS],
            [$script, ...array_reverse(self::ROWS)],
        ]);
        wp_cache_flush();
        sort($attempts);
        $deadlocks = str_contains((string) Plugin::running()->get(Database::class)->wpdb->db_server_info(), 'MariaDB');

        self::assertSame(['2', '2'], array_map(get_option(...), self::ROWS));
        self::assertSame(['1 1 1', $deadlocks ? '2 2 1' : '1 1 1'], $attempts, 'attempts, cleanings, ends');
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Kernel\Database;
use Passerelle\Mail\MailHandler;
use Passerelle\Plugin;
use Passerelle\Accounts\Privacy\DeleteDueAccount;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: the account is made and deleted for real. */
final class ParallelDeletionTest extends TestCase
{
    private const PROCESSES = 5;
    private const PASSWORD = 'Parallel-2026!';

    private Plugin $plugin;
    private int $userId;

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        $id = wp_insert_user([
            'user_login' => 'parallel-deletion',
            'user_email' => 'parallel-deletion@example.test',
            'user_pass' => self::PASSWORD,
            'role' => 'beneficiaire',
        ]);
        self::assertIsInt($id);
        $this->userId = $id;
        $this->emptyOutbox();
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_cache_flush();
        wp_delete_user($this->userId);
        $this->emptyOutbox();
    }

    public function testSimultaneousRequestsScheduleOneDeletionAndSendOneMail(): void
    {
        $script = [__DIR__ . '/Processes/ask-deletion.php', $this->userId, self::PASSWORD];
        $answers = ConcurrentProcesses::answers(array_fill(0, self::PROCESSES, $script));
        wp_cache_flush();
        $due = $this->plugin->get(DeletionPlans::class)->of($this->userId)?->due->format('Y-m-d');
        $kinds = $this->plugin->get(Database::class)->column("SELECT kind FROM {$this->plugin->get(Database::class)->table('outbox')} ORDER BY kind");

        self::assertSame(array_fill(0, self::PROCESSES, $due), $answers);
        self::assertSame([MailHandler::KIND, DeleteDueAccount::KIND], $kinds);
    }

    private function emptyOutbox(): void
    {
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')}");
    }
}

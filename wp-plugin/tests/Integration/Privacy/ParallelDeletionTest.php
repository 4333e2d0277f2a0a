<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Privacy;

use Passerelle\Mail\MailHandler;
use Passerelle\Plugin;
use Passerelle\Privacy\DeleteDueAccount;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: the account is made and deleted for real. */
final class ParallelDeletionTest extends TestCase
{
    private const PROCESSES = 5;
    /** Time for the processes to load WordPress before all ask at once. */
    private const START_SECONDS = 3.0;
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
        $moment = microtime(true) + self::START_SECONDS;
        $pipes = [];
        $processes = [];
        for ($number = 0; $number < self::PROCESSES; $number++) {
            $processes[$number] = proc_open(
                [PHP_BINARY, __DIR__ . '/Processes/ask-deletion.php', (string) $this->userId, self::PASSWORD, (string) $moment],
                [1 => ['pipe', 'w'], 2 => STDERR],
                $pipes[$number],
            );
        }
        $answers = [];
        foreach ($processes as $number => $process) {
            self::assertIsResource($process);
            $answers[] = (string) stream_get_contents($pipes[$number][1]);
            proc_close($process);
        }
        wp_cache_flush();
        $due = $this->plugin->privacy->plans->of($this->userId)?->due->format('Y-m-d');
        $kinds = $this->plugin->database->column("SELECT kind FROM {$this->plugin->database->table('outbox')} ORDER BY kind");

        self::assertSame(array_fill(0, self::PROCESSES, $due), $answers);
        self::assertSame([MailHandler::KIND, DeleteDueAccount::KIND], $kinds);
    }

    private function emptyOutbox(): void
    {
        $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table('outbox')}");
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files\Uploads;

use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Uploads\PartialFiles;
use Passerelle\Files\Uploads\UploadOwner;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\SystemClock;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: account and upload are made and deleted for real. */
final class ParallelUploadsTest extends TestCase
{
    private const PROCESSES = 6;
    private const PIECE = 500_000;

    private Plugin $plugin;
    private UploadStore $store;
    private PartialFiles $partial;
    private int $userId;
    private string $id;

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        $userId = wp_insert_user(['user_login' => 'parallel-uploads', 'user_email' => 'parallel-uploads@example.test', 'user_pass' => 'Uploads-2026!', 'role' => 'beneficiaire']);
        self::assertIsInt($userId);
        $this->userId = $userId;
        $this->store = new UploadStore($this->plugin->get(Database::class), new SystemClock());
        $this->partial = new PartialFiles($this->plugin->get(FileStorage::class));
        $this->id = bin2hex(random_bytes(16));
        $owner = UploadOwner::account($this->plugin->get(ViewerFactory::class)->of($userId));
        $this->store->add($this->id, $owner, FilePurpose::Document, 'a', 2 * self::PIECE, (new SystemClock())->now()->modify('+1 hour'));
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_cache_flush();
        $this->store->deleteOf($this->userId);
        $this->partial->remove($this->id);
        wp_delete_user($this->userId);
        // What the deletions announce.
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
    }

    public function testOfSeveralPiecesAtOneOffsetExactlyOneIsWritten(): void
    {
        $append = fn (int $number): array => [__DIR__ . '/Processes/append.php', $this->userId, $this->id, $number, self::PIECE, PASSERELLE_FILES_DIR];
        $answers = ConcurrentProcesses::answers(array_map($append, range(0, self::PROCESSES - 1)));
        $winners = array_keys($answers, 'appended', true);
        wp_cache_flush();

        self::assertCount(1, $winners, implode(', ', $answers));
        self::assertSame([], array_diff($answers, ['appended', 'upload_offset', 'stale_version']), 'Others are refused with 409.');
        self::assertSame(self::PIECE, $this->store->find($this->id)?->received);
        $isOfWinner = file_get_contents($this->partial->path($this->id)) === str_repeat((string) $winners[0], self::PIECE);
        self::assertTrue($isOfWinner, 'All bytes are those of the piece that was accepted.');
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Locks;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Locks\LockStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: record and accounts are made and deleted for real. */
final class ParallelLocksTest extends TestCase
{
    private const PROCESSES = 5;

    private Plugin $plugin;
    private Record $record;

    /** @var list<int> */
    private array $userIds = [];

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        wp_cache_flush();
        for ($number = 0; $number < self::PROCESSES; $number++) {
            $id = wp_insert_user(['user_login' => "locks-{$number}", 'user_email' => "locks-{$number}@example.test", 'user_pass' => 'Parallel-2026!', 'role' => 'editor']);
            self::assertIsInt($id);
            $this->userIds[] = $id;
        }
        $viewer = (new ViewerFactory())->of($this->userIds[0]);
        $this->record = ($this->plugin->get(SaveContent::class))(new SaveInput($viewer, ContentType::Event, Lang::French, [], 'Ensemble'));
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_cache_flush();
        wp_delete_post($this->record->id, true);
        array_map(wp_delete_user(...), $this->userIds);
        // What the deletions announce.
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
    }

    #[TestWith([false])]
    #[TestWith([true])]
    public function testOfManyWhoTakeAtOnceExactlyOneHolds(bool $isAnExpiredOneThere): void
    {
        if ($isAnExpiredOneThere) {
            $this->plugin->get(LockStore::class)->claim($this->record->id, $this->userIds[0], false);
            $this->plugin->get(Database::class)->execute("UPDATE {$this->plugin->get(Database::class)->table('locks')} SET until = since");
        }
        $answers = ConcurrentProcesses::answers(array_map(fn (int $userId): array => [__DIR__ . '/Processes/take.php', $this->record->id, $userId], $this->userIds));
        $winners = array_keys($answers, 'taken', true);

        self::assertEquals(['taken' => 1, 'locked_by_other' => self::PROCESSES - 1], array_count_values($answers), implode(', ', $answers));
        self::assertSame($this->userIds[$winners[0]], $this->plugin->get(LockStore::class)->find($this->record->id)?->userId);
    }
}

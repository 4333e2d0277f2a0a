<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: records and accounts are made and deleted for real. */
final class ParallelDecisionsTest extends TestCase
{
    private const RECORDS = 40;
    private const MODERATORS = 2;
    /** Time for the processes to load WordPress before both decide at once. */
    private const START_SECONDS = 3.0;
    private const STEP_SECONDS = 0.15;

    private Plugin $plugin;

    /** @var list<Record> */
    private array $records = [];

    /** @var list<Viewer> */
    private array $accounts = [];

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        wp_cache_flush();
        $owner = $this->account('beneficiaire', 0);
        $values = [
            'subtitle' => 'En une phrase.',
            'description' => '<p>En entier.</p>',
            'ambition' => 'Dans cinq ans.',
            'startDate' => '2026-03-01',
            'countryIds' => ['SN'],
            'sectorIds' => ['theatre'],
        ];
        for ($number = 0; $number < self::RECORDS; $number++) {
            $draft = ($this->plugin->content->save)(new SaveInput($owner, ContentType::Initiative, Lang::French, $values, "Décision {$number}"));
            $this->records[] = ($this->plugin->content->changeStatus)(new StatusChange($owner, $draft->id, Transition::Submit));
        }
        for ($number = 1; $number <= self::MODERATORS; $number++) {
            $this->account('administrator', $number);
        }
        $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table('outbox')} WHERE kind = 'mail'");
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        foreach ($this->records as $record) {
            wp_delete_post($record->id, true);
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';
        foreach ($this->accounts as $account) {
            wp_delete_user($account->id);
        }
        $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table('outbox')} WHERE kind = 'mail'");
    }

    public function testOfTwoDecisionsAtTheSameInstantOneCounts(): void
    {
        $moment = microtime(true) + self::START_SECONDS;
        $items = array_map(static fn (Record $record): string => "{$record->id}:{$record->version}", $this->records);
        $pipes = [];
        $processes = [];
        foreach (array_slice($this->accounts, 1) as $number => $moderator) {
            $command = [PHP_BINARY, __DIR__ . '/Processes/decide.php', (string) $moderator->id, (string) $moment, (string) self::STEP_SECONDS, ...$items];
            $processes[$number] = proc_open($command, [1 => ['pipe', 'w'], 2 => STDERR], $pipes[$number]);
        }
        $answers = [];
        foreach ($processes as $number => $process) {
            self::assertIsResource($process);
            $answers[$number] = explode("\n", trim((string) stream_get_contents($pipes[$number][1])));
            proc_close($process);
        }

        foreach ($this->records as $number => $record) {
            $pair = [$answers[0][$number] ?? '', $answers[1][$number] ?? ''];
            self::assertEqualsCanonicalizing(['decided', 'stale_version'], $pair, "Record {$number}");
            wp_cache_flush();
            self::assertSame(Status::Published, $this->plugin->content->records->find($record->id)?->status);
            self::assertCount(1, $this->plugin->moderation->store->ofGroup($record->groupId));
        }
        $mails = $this->plugin->database->value("SELECT COUNT(*) FROM {$this->plugin->database->table('outbox')} WHERE kind = 'mail'");
        self::assertSame(self::RECORDS, (int) $mails);
    }

    private function account(string $role, int $number): Viewer
    {
        $login = "parallel-decisions-{$number}";
        $id = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => 'Factory-2026!', 'role' => $role]);
        self::assertIsInt($id);

        return $this->accounts[] = (new ViewerFactory())->of($id);
    }
}

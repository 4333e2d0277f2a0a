<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * Several processes, so nothing can be rolled back: records and accounts are made and deleted for real. PASSERELLE_DECISION_PAIRS is the
 * number of records that two validators decide on at one instant.
 *
 * @phpstan-type Answer array{text: string, start: float, end: float}
 */
#[Group('exhaustive')]
final class ParallelDecisionsTest extends TestCase
{
    private const PAIRS = 50;
    private const MODERATORS = 2;

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
        $pairs = max(1, (int) (getenv('PASSERELLE_DECISION_PAIRS') ?: self::PAIRS));
        for ($number = 0; $number < $pairs; $number++) {
            $draft = ($this->plugin->get(SaveContent::class))(new SaveInput($owner, ContentType::Initiative, Lang::French, $values, "Décision {$number}"));
            $this->records[] = ($this->plugin->get(ChangeStatus::class))(new StatusChange($owner, $draft->id, Transition::Submit));
        }
        for ($number = 1; $number <= self::MODERATORS; $number++) {
            $this->account('administrator', $number);
        }
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
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
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
    }

    public function testOfTwoDecisionsAtTheSameInstantOneCounts(): void
    {
        $simultaneous = 0;
        foreach ($this->decideAtOnce() as $number => $pair) {
            $record = $this->records[$number];
            $texts = array_column($pair, 'text');
            $winner = (int) array_search('decided', $texts, true);
            // The other one learns who was faster.
            $refusal = "stale_version by {$this->moderators()[$winner]->id}";
            self::assertEqualsCanonicalizing(['decided', $refusal], $texts, "Record {$number}");
            $simultaneous += $pair[0]['start'] < $pair[1]['end'] && $pair[1]['start'] < $pair[0]['end'] ? 1 : 0;
            wp_cache_flush();
            self::assertSame(Status::Published, $this->plugin->get(Records::class)->find($record->id)?->status);
            self::assertCount(1, $this->plugin->get(DecisionStore::class)->ofGroup($record->groupId));
        }
        self::assertGreaterThan(0, $simultaneous, 'No two decisions overlapped.');
        $mails = $this->plugin->get(Database::class)->rows("SELECT payload FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
        self::assertCount(count($this->records), $mails);
        self::assertCount(count($this->records), array_unique(array_column($mails, 'payload')));
        if (getenv('PASSERELLE_DECISION_PAIRS') !== false) {
            fwrite(STDERR, count($this->records) . " pairs, of which {$simultaneous} overlapped.\n");
        }
    }

    /** @return list<list<Answer>> of each record, one of each moderator */
    private function decideAtOnce(): array
    {
        $pipes = $processes = [];
        foreach ($this->moderators() as $number => $moderator) {
            $process = proc_open([PHP_BINARY, __DIR__ . '/Processes/decide.php', (string) $moderator->id], [['pipe', 'r'], ['pipe', 'w'], STDERR], $pipes[$number]);
            self::assertIsResource($process);
            $processes[] = $process;
        }
        foreach ($pipes as $pipe) {
            self::assertSame("ready\n", fgets($pipe[1]));
        }
        $answers = [];
        foreach ($this->records as $record) {
            foreach ($pipes as $pipe) {
                fwrite($pipe[0], "{$record->id}:{$record->version}\n");
            }
            $answers[] = array_map(static fn (array $pipe): array => self::answer((string) fgets($pipe[1])), array_values($pipes));
        }
        foreach ($pipes as $pipe) {
            fclose($pipe[0]);
        }
        array_map(proc_close(...), $processes);

        return $answers;
    }

    /** @return Answer */
    private static function answer(string $line): array
    {
        [$text, $start, $end] = [...explode(';', trim($line)), '', ''];

        return ['text' => $text, 'start' => (float) $start, 'end' => (float) $end];
    }

    /** @return list<Viewer> */
    private function moderators(): array
    {
        return array_slice($this->accounts, 1);
    }

    private function account(string $role, int $number): Viewer
    {
        $login = "parallel-decisions-{$number}";
        $id = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => 'Factory-2026!', 'role' => $role]);
        self::assertIsInt($id);

        return $this->accounts[] = (new ViewerFactory())->of($id);
    }
}

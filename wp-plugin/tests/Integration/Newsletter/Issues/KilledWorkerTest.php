<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter\Issues;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\IssueContent;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\IssueStore;
use Passerelle\Newsletter\Issues\IssueTables;
use Passerelle\Newsletter\Issues\LetterState;
use Passerelle\Newsletter\Issues\LetterStore;
use Passerelle\Newsletter\Issues\MoveIssue;
use Passerelle\Newsletter\Issues\SaveIssue;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Outbox\Outbox;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use Passerelle\Tests\Integration\Mail\Received;
use Passerelle\Tests\Integration\Mail\SmtpServer;
use PHPUnit\Framework\TestCase;

/**
 * Workers in processes of their own, so nothing can be rolled back: subscribers and issue are made and deleted for real.
 * PASSERELLE_NEWSLETTER_READERS is their number.
 */
final class KilledWorkerTest extends TestCase
{
    private const READERS = 12;
    private const WORKER = __DIR__ . '/Processes/work.php';
    private const PAST = '2020-01-01 00:00:00';

    private Plugin $plugin;
    private Issue $issue;
    private int $readers;

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        $this->readers = (int) (getenv('PASSERELLE_NEWSLETTER_READERS') ?: self::READERS);
        $this->clean();
        $rows = array_map(static fn (int $number): array => ["reader-{$number}@letters.test", 'fr', '', '', 'active', '2026-01-01 00:00:00', 1], range(1, $this->readers));
        $this->plugin->get(Database::class)->insertRows('newsletter_subscribers', ['email', 'language', 'sector_ids', 'country_ids', 'state', 'changed_at', 'generation'], $rows);
        $staff = (new ViewerFactory())->of((int) get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
        $content = new IssueContent(Lang::French, 'La lettre', 'Bonne lecture.', [], new Automatic(Automatic::TYPES, 5, 5, 14));
        $this->issue = ($this->plugin->get(SaveIssue::class))($staff, 0, 0, $content);
        ($this->plugin->get(MoveIssue::class))($staff, $this->issue->id, IssueStep::Start, $this->issue->version);
    }

    protected function tearDown(): void
    {
        $this->clean();
    }

    public function testOfAKilledWorkerOneLetterIsUncertainAndNoneIsSentTwice(): void
    {
        $before = intdiv($this->readers, 2);
        $server = new SmtpServer(SmtpServer::STALLS . $before);
        $worker = $this->worker($server->port);
        $server->waitUntilItStalls();
        proc_terminate($worker, SIGKILL);
        proc_close($worker);
        self::assertSame(['in_flight' => 1, 'sent' => $before, 'waiting' => $this->readers - $before - 1], $this->counts());
        $taken = self::addressees($server->stop());
        self::assertCount($before + 1, $taken, 'The server has the letter in flight, too.');

        $server = new SmtpServer(SmtpServer::TAKES);
        $this->letTimePass();
        proc_close($this->worker($server->port));
        self::assertSame(['sent' => $this->readers - 1, 'uncertain' => 1], $this->counts());
        $later = self::addressees($server->stop());
        self::assertSame($this->readers, count(array_unique([...$taken, ...$later])));
        self::assertSame($this->readers, count($taken) + count($later));
        self::assertSame('sent', $this->plugin->get(IssueStore::class)->find($this->issue->id)?->state->value);
        $uncertain = $this->plugin->get(LetterStore::class)->uncertain($this->issue->id, 10);
        $reader = $this->plugin->get(SubscriberStore::class)->find($uncertain[0]->subscriberId);
        self::assertSame([1, $reader?->email], [count($uncertain), $taken[$before]]);

        $server = new SmtpServer(SmtpServer::TAKES);
        proc_close($this->worker($server->port));
        self::assertSame([], $server->stop());
    }

    public function testTwoWorkersAtOnceSendNoLetterTwice(): void
    {
        $server = new SmtpServer(SmtpServer::TAKES);
        // A second message: each worker has one.
        $this->plugin->get(Outbox::class)->add('newsletter', ['issue' => $this->issue->id]);
        ConcurrentProcesses::answers(array_fill(0, 2, [self::WORKER, $server->port, 'together']));
        $taken = self::addressees($server->stop());

        self::assertSame(['sent' => $this->readers], $this->counts());
        self::assertSame([$this->readers, $this->readers], [count($taken), count(array_unique($taken))]);
    }

    /** @return resource */
    private function worker(int $port)
    {
        $process = proc_open([PHP_BINARY, self::WORKER, (string) $port], [2 => STDERR], $pipes);
        self::assertIsResource($process);

        return $process;
    }

    /** The claims of the killed worker expire. */
    private function letTimePass(): void
    {
        $db = $this->plugin->get(Database::class);
        $db->execute("UPDATE {$db->table('outbox')} SET locked_until = %s, next_attempt_at = %s WHERE kind = 'newsletter' AND done_at IS NULL", self::PAST, self::PAST);
        $db->execute("UPDATE {$db->table(IssueTables::LETTERS)} SET tried_at = %s WHERE state = %s", self::PAST, LetterState::InFlight->value);
    }

    /** @return array<string, int> number by state, without zeros */
    private function counts(): array
    {
        $counts = array_filter($this->plugin->get(LetterStore::class)->counts([$this->issue->id])[$this->issue->id], static fn (int $count): bool => $count > 0);
        ksort($counts);

        return $counts;
    }

    /**
     * @param list<string> $mails
     * @return list<string>
     */
    private static function addressees(array $mails): array
    {
        return array_map(static fn (string $mail): string => Received::parse($mail)->header('To'), $mails);
    }

    private function clean(): void
    {
        $db = $this->plugin->get(Database::class);
        $db->execute("DELETE FROM {$db->table('outbox')} WHERE kind = 'newsletter'");
        $db->execute("DELETE FROM {$db->table('newsletter_subscribers')} WHERE email LIKE %s", '%@letters.test');
        $db->execute("DELETE FROM {$db->table(IssueTables::LETTERS)}");
        $db->execute("DELETE FROM {$db->table(IssueTables::ISSUES)}");
    }
}

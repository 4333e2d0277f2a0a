<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Decisions;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\Decisions\Publication\PublicationRequest;
use Passerelle\Applications\Decisions\Publication\PublishDecisions;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use Passerelle\Tests\Integration\Mail\Received;
use Passerelle\Tests\Integration\Mail\SmtpServer;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Throwable;

/** Workers in processes of their own, so nothing can be rolled back: call, accounts and decisions are made and deleted for real. */
#[Group('exhaustive')]
final class KilledWorkerTest extends TestCase
{
    private const PEOPLE = 8;
    private const WORKER = __DIR__ . '/../../Newsletter/Issues/Processes/work.php';
    private const PUBLISHER = __DIR__ . '/Processes/publish-and-die.php';
    private const PAST = '2020-01-01 00:00:00';
    private const SENT = '2026-06-01 10:00:00';

    private Plugin $plugin;
    private Database $db;
    private Viewer $staff;
    private Record $call;

    /** @var array<int, string> addresses by application */
    private array $people = [];

    /** @var list<int> */
    private array $users = [];

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        $this->db = $this->plugin->get(Database::class);
        wp_cache_flush();
        $this->staff = (new ViewerFactory())->of((int) get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
        wp_set_current_user($this->staff->id);
        $this->call = $this->published();
        foreach (range(1, self::PEOPLE) as $number) {
            $login = "decided-{$number}-" . bin2hex(random_bytes(4));
            $user = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@letters.test", 'user_pass' => 'Factory-2026!', 'role' => 'beneficiaire']);
            self::assertIsInt($user);
            $this->users[] = $user;
            $this->people[$this->application($user, $number)] = "{$login}@letters.test";
        }
        $this->db->execute("DELETE FROM {$this->db->table('outbox')} WHERE kind = 'mail'");
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        wp_set_current_user(0);
        if ($this->people !== []) {
            $this->plugin->get(ApplicationErasure::class)->delete(array_keys($this->people));
        }
        $this->db->execute("DELETE FROM {$this->db->table('application_decision_settings')} WHERE call_group = %d", $this->call->groupId);
        wp_delete_post($this->call->id, true);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), $this->users);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')} WHERE kind = 'mail'");
    }

    public function testWhenTheWorkerIsKilledEachLetterIsSentAsItWasPreviewed(): void
    {
        $previews = $this->publish();
        $server = new SmtpServer(SmtpServer::STALLS . '3');
        $worker = $this->worker($server->port);
        $server->waitUntilItStalls();
        proc_terminate($worker, SIGKILL);
        proc_close($worker);
        $taken = $server->stop();
        self::assertCount(4, $taken, 'The server has the letter in flight, too, without having said so.');

        $this->db->execute("UPDATE {$this->db->table('outbox')} SET locked_until = %s, next_attempt_at = %s WHERE kind = 'mail' AND done_at IS NULL", self::PAST, self::PAST);
        $server = new SmtpServer(SmtpServer::TAKES);
        ConcurrentProcesses::answers(array_fill(0, 2, [self::WORKER, $server->port, 'together']));
        $later = $server->stop();

        $byMessage = [];
        foreach ([...$taken, ...$later] as $raw) {
            // A line that begins with a dot has another one on its way.
            $mail = Received::parse((string) preg_replace('/^\.\./m', '.', $raw));
            $byMessage[$mail->header('Message-ID')][] = $mail;
        }
        self::assertCount(self::PEOPLE, $byMessage, 'One message for each decision, also where the server got it twice.');
        self::assertSame(
            [self::PEOPLE - 1, 1],
            [count(array_filter($byMessage, static fn (array $mails): bool => count($mails) === 1)), count($taken) + count($later) - self::PEOPLE],
        );
        $received = [];
        foreach ($byMessage as $mails) {
            foreach ($mails as $mail) {
                $received[$mail->header('To')] = [$mail->header('Subject'), $mail->parts['text/plain']];
            }
        }
        self::assertCount(self::PEOPLE, $received);
        foreach ($this->people as $id => $address) {
            [$subject, $text] = $received[$address];
            self::assertSame($previews[$id]['subject'], $subject);
            self::assertStringContainsString("\n\n{$previews[$id]['body']}\n\n", str_replace("\r\n", "\n", $text));
        }
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE kind = 'mail' AND done_at IS NULL"));

        $server = new SmtpServer(SmtpServer::TAKES);
        proc_close($this->worker($server->port));
        self::assertSame([], $server->stop());
    }

    public function testAPublicationThatFailsLeavesNoLetter(): void
    {
        $this->prepare();
        $failing = static function (string $query): string {
            return str_contains($query, 'application_events') && str_starts_with($query, 'INSERT') ? 'INSERT INTO nothing_of_the_kind VALUES (1)' : $query;
        };
        add_filter('query', $failing);
        $this->db->wpdb->suppress_errors(true);
        $error = null;
        try {
            ($this->plugin->get(PublishDecisions::class))($this->staff, new PublicationRequest($this->call->id, null, ['not_selected' => self::PEOPLE], 0, false));
        } catch (Throwable $thrown) {
            $error = $thrown;
        } finally {
            remove_filter('query', $failing);
            $this->db->wpdb->suppress_errors(false);
        }
        self::assertNotNull($error);
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE kind = 'mail'"));
        self::assertSame(
            (string) self::PEOPLE,
            $this->db->value(
                "SELECT COUNT(*) FROM {$this->db->table('submissions')} WHERE state = 'eligible' AND application_id IN (" . implode(',', array_keys($this->people)) . ')',
            ),
        );
    }

    public function testAPublicationThatIsKilledLeavesNothingAndIsRepeated(): void
    {
        $this->prepare();
        foreach ([0, self::PEOPLE - 1] as $letters) {
            $command = [PHP_BINARY, self::PUBLISHER, ...array_map(strval(...), [$this->staff->id, $this->call->id, self::PEOPLE, $letters])];
            $process = proc_open($command, [1 => ['file', '/dev/null', 'w'], 2 => ['file', '/dev/null', 'w']], $pipes);
            self::assertIsResource($process);
            $status = proc_get_status($process);
            while ($status['running']) {
                usleep(10_000);
                $status = proc_get_status($process);
            }
            self::assertSame([true, SIGKILL], [$status['signaled'], $status['termsig']], 'It was within the transaction.');
            self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE kind = 'mail'"));
            self::assertSame(['eligible' => self::PEOPLE], $this->states());
        }
        ($this->plugin->get(PublishDecisions::class))($this->staff, new PublicationRequest($this->call->id, null, ['not_selected' => self::PEOPLE], 0, false));
        self::assertSame(['not_selected' => self::PEOPLE], $this->states());
        $letters = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE payload LIKE %s", '%applications.decision_letter%');
        self::assertCount(self::PEOPLE, $letters);
        self::assertCount(self::PEOPLE, array_unique($letters));
    }

    /** @return array<string, int> number of submissions by state */
    private function states(): array
    {
        $rows = $this->db->rows(
            "SELECT state, COUNT(*) number FROM {$this->db->table('submissions')} WHERE application_id IN (" . implode(',', array_keys($this->people)) . ') GROUP BY state',
        );

        $states = [];
        foreach ($rows as $row) {
            $states[(string) $row['state']] = (int) $row['number'];
        }

        return $states;
    }

    /** @return resource */
    private function worker(int $port)
    {
        $process = proc_open([PHP_BINARY, self::WORKER, (string) $port], [2 => STDERR], $pipes);
        self::assertIsResource($process);

        return $process;
    }

    /** @return array<int, array{subject: string, body: string}> previews in French, by application */
    private function publish(): array
    {
        $this->prepare();
        $previews = [];
        foreach (array_keys($this->people) as $id) {
            /** @var list<array{body: string, language: string, subject: string}> $letters */
            $letters = $this->plugin->get(ReadDecisions::class)->letters($this->staff, $id)['letters'];
            foreach ($letters as $letter) {
                if ($letter['language'] === 'fr') {
                    $previews[$id] = ['subject' => $letter['subject'], 'body' => $letter['body']];
                }
            }
        }
        $request = new PublicationRequest($this->call->id, null, ['not_selected' => self::PEOPLE], 0, false);
        self::assertSame(self::PEOPLE, ($this->plugin->get(PublishDecisions::class))($this->staff, $request));

        return $previews;
    }

    private function prepare(): void
    {
        $items = array_map(static fn (int $id): array => ['id' => $id, 'version' => 2], array_keys($this->people));
        foreach ($this->plugin->get(PrepareDecisions::class)->prepare($this->staff, $items, new DecisionInput(DecisionKind::NotSelected)) as $result) {
            self::assertNull($result->error);
        }
    }

    private function application(int $userId, int $number): int
    {
        $this->db->insertRows(
            ApplicationTables::APPLICATIONS,
            ['number', 'call_group', 'user_id', 'structure_group', 'language', 'begun_at'],
            [["KILL-{$number}-" . bin2hex(random_bytes(4)), $this->call->groupId, $userId, 0, 'fr', self::SENT]],
        );
        $id = $this->db->wpdb->insert_id;
        $this->db->insertRows(
            ApplicationTables::SUBMISSIONS,
            ['application_id', 'stage', 'state', 'version', 'handling', 'form_version', 'answers', 'changed', 'origins', 'sent_number', 'changed_at', 'sent_at'],
            [[$id, 1, 'eligible', 3, 2, 1, '{}', '{}', '{}', 1, self::SENT, self::SENT]],
        );
        $this->db->insertRows(
            ListingTables::LISTED,
            ['submission_id', 'application_id', 'call_group', 'stage', 'number', 'name', 'name_key', 'person', 'is_structure', 'country', 'language', 'sent_at'],
            [[$this->db->wpdb->insert_id, $id, $this->call->groupId, 1, 1, "Personne {$number}", "personne {$number}", '', 0, 'SN', 'fr', self::SENT]],
        );

        return $id;
    }

    private function published(): Record
    {
        $values = [
            'callType' => 'residency',
            'aidType' => 'mobility',
            'depositLanguages' => ['fr'],
            'summary' => 'En une phrase.',
            'description' => '<p>En entier.</p>',
            'zone' => 'Africa/Dakar',
            'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - HOUR_IN_SECONDS),
            'closesAt' => gmdate('Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS),
            'managementMode' => 'internal',
            'fees' => 'none',
            'countryIds' => ['SN'],
            'sectorIds' => ['theatre'],
        ];
        $draft = ($this->plugin->get(SaveContent::class))(new SaveInput($this->staff, ContentType::CallForApplication, Lang::French, $values, 'Appel décidé'));

        $change = new StatusChange($this->staff, $draft->id, Transition::Publish, at: new DateTimeImmutable('-1 day'), sameTextsConfirmed: true);

        return ($this->plugin->get(ChangeStatus::class))($change);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Notices;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\Factories\ContentFactory;
use Passerelle\Tests\Factories\UserFactory;
use Passerelle\Tests\Unit\Calls\Links\LinkServer;
use PHPUnit\Framework\TestCase;

/** Two workers at the same instants: each reminder is sent once, each link is checked once. In processes of their own, on committed rows. */
final class ParallelWorkersTest extends TestCase
{
    private const WORKERS = 2;
    private const CALLS = 6;

    private Plugin $plugin;
    private Viewer $owner;
    private LinkServer $web;

    /** @var list<Record> */
    private array $calls = [];

    protected function setUp(): void
    {
        if (!defined('ABSPATH')) {
            self::fail('Integration tests need a WordPress.');
        }
        $this->plugin = Plugin::running();
        $this->web = new LinkServer(records: true);
        $id = wp_insert_user(['user_login' => 'parallel-workers', 'user_email' => 'parallel-workers@example.test', 'user_pass' => 'Factory-2026!', 'role' => 'administrator']);
        self::assertIsInt($id);
        $this->owner = (new ViewerFactory())->of($id);
        $complete = ContentFactory::of($this->plugin, new UserFactory())->complete(ContentType::CallForApplication);
        for ($number = 0; $number < self::CALLS; $number++) {
            $opening = self::in('+1 hour');
            $values = [
                ...$complete,
                'opensAt' => $opening,
                'closesAt' => self::in('+30 days'),
                'managementMode' => 'external',
                'externalUrl' => "http://funder.example/status?code=404&call={$number}",
            ];
            $draft = ($this->plugin->get(SaveContent::class))(new SaveInput($this->owner, ContentType::CallForApplication, Lang::French, $values, "Appel {$number}"));
            $this->calls[] = ($this->plugin->get(ChangeStatus::class))(new StatusChange($this->owner, $draft->id, Transition::Publish));
            [$reminders, $links] = [$this->plugin->get(Database::class)->table('call_reminders'), $this->plugin->get(Database::class)->table('call_links')];
            $event = (new DateTimeImmutable($opening))->format('Y-m-d H:i:s');
            $this->plugin->get(Database::class)->execute(
                "INSERT INTO {$reminders} (group_id, kind, event_at, due_at, expires_at) VALUES (%d, 'opening', %s, '2026-01-01 00:00:00', %s)",
                $draft->groupId,
                $event,
                $event,
            );
            // One failure was seen before: the next one makes it dead.
            $this->plugin->get(Database::class)->execute(
                "UPDATE {$links} SET failures = 1, failing_since = '2026-01-01 00:00:00', next_check_at = '2026-01-02 00:00:00' WHERE group_id = %d",
                $draft->groupId,
            );
        }
        $this->forget();
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        foreach ($this->calls as $call) {
            wp_delete_post($call->id, true);
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->owner->id);
        $this->forget();
    }

    public function testEachReminderAndEachDeadLinkIsOneMail(): void
    {
        $answers = $this->workTogether();

        self::assertSame(self::CALLS, array_sum(array_column($answers, 1)), 'Links checked.');
        $requests = array_map(static fn (string $request): string => strtok($request, "\r\n") ?: '', $this->web->stop());
        self::assertCount(self::CALLS * 2, array_unique($requests), 'HEAD and GET of each link.');
        self::assertCount(self::CALLS * 2, $requests);
        $notices = $this->plugin->get(Database::class)->column("SELECT data FROM {$this->plugin->get(Database::class)->table('notices')} WHERE user_id = %d", $this->owner->id);
        $events = array_count_values(array_filter(array_map(static fn (string $data): mixed => ((array) json_decode($data, true))['event'] ?? '', $notices), is_string(...)));
        self::assertEquals(['link_dead' => self::CALLS, 'opens_soon' => self::CALLS], $events);
        self::assertCount(self::CALLS * 2, $this->plugin->get(Database::class)->rows("SELECT id FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'"));
    }

    /** @return list<array{int, int}> reminders and links of each run */
    private function workTogether(): array
    {
        $pipes = $processes = [];
        for ($number = 0; $number < self::WORKERS; $number++) {
            $command = [PHP_BINARY, __DIR__ . '/Processes/work.php', (string) $this->web->port];
            $process = proc_open($command, [['pipe', 'r'], ['pipe', 'w'], STDERR], $pipes[$number]);
            self::assertIsResource($process);
            $processes[] = $process;
        }
        foreach ($pipes as $pipe) {
            self::assertSame("ready\n", fgets($pipe[1]));
        }
        $answers = [];
        for ($run = 0; $run < 3; $run++) {
            foreach ($pipes as $pipe) {
                fwrite($pipe[0], "run\n");
            }
            foreach ($pipes as $pipe) {
                [$reminders, $links] = [...explode(';', trim((string) fgets($pipe[1]))), '', ''];
                $answers[] = [(int) $reminders, (int) $links];
            }
        }
        foreach ($pipes as $pipe) {
            fclose($pipe[0]);
        }
        array_map(proc_close(...), $processes);

        return $answers;
    }

    private function forget(): void
    {
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('notices')} WHERE user_id = %d", $this->owner->id);
    }

    private static function in(string $distance): string
    {
        return (new DateTimeImmutable($distance))->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z');
    }
}

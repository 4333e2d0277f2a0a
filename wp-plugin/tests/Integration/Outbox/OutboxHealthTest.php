<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Outbox;

use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Outbox\Failures;
use Passerelle\Outbox\Outbox;
use Passerelle\Outbox\OutboxHealth;
use Passerelle\Outbox\Worker;
use Passerelle\Security\Hardening\OutboxHealthRoute;
use Passerelle\Outbox\Abandoned;
use Passerelle\Outbox\CronHeartbeat;
use Passerelle\Outbox\Heartbeats;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Role;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use RuntimeException;
use WP_REST_Request;

/** What operators see of the worker, of cron, and of messages that wait or fail. */
final class OutboxHealthTest extends IntegrationTestCase
{
    private FrozenClock $clock;
    private RecordingHandler $handler;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['outbox', 'heartbeats'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        $this->clock = new FrozenClock();
        $this->usePluginWith([Clock::class => $this->clock]);
        $this->handler = new RecordingHandler();
        $this->plugin->get(Dispatcher::class)->handle($this->handler);
        $this->plugin->get(OutboxModule::class)->register();
    }

    public function testHeartbeatsOfWorkerAndCronAgeAndAreLateAfterTheirLimits(): void
    {
        self::assertSame([['worker' => null, 'cron' => null], ['worker' => 'late', 'cron' => 'late', 'outbox' => 'ok']], $this->partsNow());
        $this->plugin->get(Worker::class)->tick();
        do_action(CronHeartbeat::HOOK);
        self::assertSame([['worker' => 0, 'cron' => 0], ['worker' => 'ok', 'cron' => 'ok', 'outbox' => 'ok']], $this->partsNow());
        $this->clock->advance(121);
        self::assertSame([['worker' => 121, 'cron' => 121], ['worker' => 'late', 'cron' => 'ok', 'outbox' => 'ok']], $this->partsNow());
        $this->plugin->get(Worker::class)->tick();
        $this->clock->advance(1700);
        self::assertSame(['worker' => 1700, 'cron' => 1821], $this->plugin->get(OutboxHealth::class)->ages());
        self::assertSame(['worker' => 'late', 'cron' => 'late', 'outbox' => 'ok'], $this->plugin->get(OutboxHealth::class)->states());
    }

    public function testTheHeartbeatOfCronIsScheduledOften(): void
    {
        self::assertSame(300, wp_get_schedules()[(string) wp_get_schedule(CronHeartbeat::HOOK)]['interval'] ?? null);
    }

    public function testAWorkerThatIdlesWritesNoHeartbeatAtEachTick(): void
    {
        $this->plugin->get(Worker::class)->tick();
        $this->clock->advance(9);
        $this->plugin->get(Worker::class)->tick();
        self::assertSame(9, (new Heartbeats($this->db, $this->clock))->age(Heartbeats::WORKER));
        $this->clock->advance(1);
        $this->plugin->get(Worker::class)->tick();
        self::assertSame(0, (new Heartbeats($this->db, $this->clock))->age(Heartbeats::WORKER));
    }

    public function testMessagesAreCountedByKindAsWaitingFailingAndGivenUp(): void
    {
        $this->plugin->get(Outbox::class)->add('test', ['one'], $this->clock->now()->modify('+1 day'));
        self::assertSame([], $this->plugin->get(OutboxHealth::class)->kinds(), 'What is for later does not wait.');
        $this->plugin->get(Outbox::class)->add('other', ['no handler']);
        $this->handler->error = new RuntimeException('Refused.');
        $failing = $this->plugin->get(Outbox::class)->add('test', ['two']);
        $this->plugin->get(Dispatcher::class)->run();
        $this->clock->advance(601);
        $other = ['kind' => 'other', 'waiting' => 1, 'oldestSeconds' => 601, 'failing' => 0, 'failed' => 0];
        self::assertSame(
            [$other, ['kind' => 'test', 'waiting' => 0, 'oldestSeconds' => 0, 'failing' => 1, 'failed' => 0]],
            $this->plugin->get(OutboxHealth::class)->kinds(),
        );
        self::assertSame('late', $this->plugin->get(OutboxHealth::class)->states()['outbox']);

        $this->handler->error = new Abandoned('Given up.');
        $this->plugin->get(Dispatcher::class)->run();
        self::assertSame(
            [$other, ['kind' => 'test', 'waiting' => 0, 'oldestSeconds' => 0, 'failing' => 0, 'failed' => 1]],
            $this->plugin->get(OutboxHealth::class)->kinds(),
        );
        $this->handler->error = null;
        self::assertSame(0, $this->plugin->get(Dispatcher::class)->run(), 'What was given up is not tried again.');
        $failure = $this->plugin->get(Failures::class)->find('test', $failing) ?? self::fail();
        self::assertSame([['two'], 2, 'Given up.', null], [$failure->payload, $failure->attempts, $failure->reason, $failure->nextAt]);
        self::assertNull($this->plugin->get(Failures::class)->find('other', $failing));

        self::assertTrue($this->plugin->get(Failures::class)->retry('test', $failure, ['two', 'again']));
        self::assertFalse($this->plugin->get(Failures::class)->retry('test', $failure, ['two', 'twice']));
        self::assertSame([1, [['two', 'again']]], [$this->plugin->get(Dispatcher::class)->run(), $this->handler->handled]);
        self::assertSame(0, $this->plugin->get(Failures::class)->count('test'));
    }

    public function testManyFailuresAreAStateOfTheirOwn(): void
    {
        $this->handler->error = new RuntimeException('Refused.');
        for ($number = 0; $number < 5; $number++) {
            self::assertNotSame('failing', $this->plugin->get(OutboxHealth::class)->states()['outbox']);
            $this->plugin->get(Outbox::class)->add('test', [$number]);
            $this->plugin->get(Dispatcher::class)->run();
        }

        self::assertSame('failing', $this->plugin->get(OutboxHealth::class)->states()['outbox']);
    }

    public function testWhatWasGivenUpIsKeptLongerThanWhatWasSent(): void
    {
        $this->plugin->get(Outbox::class)->add('test', ['sent']);
        $this->plugin->get(Dispatcher::class)->run();
        $this->handler->error = new Abandoned('Given up.');
        $this->plugin->get(Outbox::class)->add('test', ['given up']);
        $this->plugin->get(Dispatcher::class)->run();
        $purged = [];
        foreach ([8, 21, 2] as $days) {
            $this->clock->advance($days * DAY_IN_SECONDS);
            $purged[] = $this->plugin->get(Dispatcher::class)->purge();
        }

        self::assertSame([1, 0, 1], $purged);
    }

    public function testTheRouteAnswersTheFrontendServerOnly(): void
    {
        (new OutboxHealthRoute($this->plugin->get(OutboxHealth::class), new ProxyRequest()))->register();
        $request = new WP_REST_Request('GET', '/passerelle/v1/outbox-health');
        wp_set_current_user($this->users->with(Role::Administrator)->id);
        $refused = rest_do_request($request);
        $_SERVER['HTTP_X_PASSERELLE_PROXY'] = constant('PASSERELLE_GRAPHQL_SECRET');
        $answered = rest_do_request($request);
        unset($_SERVER['HTTP_X_PASSERELLE_PROXY']);

        self::assertSame([404, ['code' => 'not_found']], [$refused->get_status(), $refused->get_data()]);
        self::assertSame([200, [
            'states' => ['worker' => 'late', 'cron' => 'late', 'outbox' => 'ok'],
            'heartbeatSeconds' => ['worker' => null, 'cron' => null],
            'messages' => [],
        ]], [$answered->get_status(), $answered->get_data()]);
    }

    /** @return array{array<string, int|null>, array<string, string>} ages and states */
    private function partsNow(): array
    {
        return [$this->plugin->get(OutboxHealth::class)->ages(), $this->plugin->get(OutboxHealth::class)->states()];
    }
}

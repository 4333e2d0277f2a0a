<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Outbox;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Outbox\Outbox;
use Passerelle\Outbox\OutboxLimits;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use RuntimeException;

final class DispatcherTest extends IntegrationTestCase
{
    private FrozenClock $clock;
    private Dispatcher $dispatcher;
    private Outbox $outbox;
    private RecordingHandler $handler;

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->clock = new FrozenClock();
        $this->dispatcher = $this->dispatcher();
        $this->outbox = new Outbox($this->db, $this->clock, $this->plugin->get(Transaction::class), $this->dispatcher);
        $this->handler = new RecordingHandler();
        $this->dispatcher->handle($this->handler);
    }

    public function testMessageIsHandledOnceAndDeletedLater(): void
    {
        $this->outbox->add('test', ['subject' => 'L’été « 100 % » \\ "x"', 'n' => 1, 'list' => [true, null]]);

        self::assertSame([1, 0], [$this->dispatcher->run(), $this->dispatcher->run()]);
        self::assertSame([['subject' => 'L’été « 100 % » \\ "x"', 'n' => 1, 'list' => [true, null]]], $this->handler->handled);
        self::assertSame([['attempts' => '1', 'done' => '1', 'locked_until' => null, 'last_error' => null]], $this->rows());
        $this->clock->advance(6 * DAY_IN_SECONDS);
        self::assertSame(0, $this->dispatcher->purge());
        $this->clock->advance(2 * DAY_IN_SECONDS);
        self::assertSame(1, $this->dispatcher->purge());
        self::assertSame([], $this->rows());
    }

    public function testMessagesAreHandledInTheirOrderAndNotBeforeTheirTime(): void
    {
        $this->outbox->add('test', ['later'], $this->clock->now()->modify('+1 hour'));
        $this->outbox->add('test', ['first']);
        $this->outbox->add('test', ['second']);

        $this->dispatcher->run();
        self::assertSame([['first'], ['second']], $this->handler->handled);
        $this->clock->advance(3600);
        $this->dispatcher->run();
        self::assertSame([['first'], ['second'], ['later']], $this->handler->handled);
    }

    public function testAMessageThatIsRolledBackIsNeverSent(): void
    {
        try {
            $this->plugin->get(Transaction::class)->run(function (): void {
                $this->outbox->addAndTry('test', ['never']);
                throw new RuntimeException('undone');
            });
        } catch (RuntimeException) {
            // The change is undone on purpose.
        }
        $this->runAfterCommit();
        $this->dispatcher->run();

        self::assertSame([0, []], [$this->handler->tries, $this->rows()]);
    }

    public function testFirstAttemptFollowsTheCommit(): void
    {
        $this->plugin->get(Transaction::class)->run(fn (): int => $this->outbox->addAndTry('test', ['now']));
        self::assertSame(0, $this->handler->tries);

        $this->runAfterCommit();
        self::assertSame([['now']], $this->handler->handled);
    }

    public function testRetriesAtIncreasingIntervalsWithoutEnd(): void
    {
        $this->handler->fails = true;
        $this->outbox->add('test', ['stubborn']);
        $tries = [];
        for ($second = 0; $second < 2000; $second++) {
            $this->dispatcher->run();
            $tries[] = $this->handler->tries;
            $this->clock->advance(1);
        }

        self::assertGreaterThanOrEqual(2, $tries[3], 'The second try comes within seconds.');
        self::assertSame($tries[1999], $this->handler->tries);
        self::assertGreaterThan(2000 / 60, $this->handler->tries, 'Never rarer than the handler allows.');
        self::assertLessThan(2000 / 30 + 10, $this->handler->tries, 'Rarer and rarer.');
        self::assertSame('out of order', $this->rows()[0]['last_error']);
        $this->handler->fails = false;
        $this->clock->advance(60);
        $this->dispatcher->run();
        self::assertSame([['stubborn']], $this->handler->handled);
        self::assertSame(['done' => '1', 'last_error' => null], array_intersect_key($this->rows()[0], ['done' => 1, 'last_error' => 1]));
    }

    public function testSendsQueuedMessagesAfterRecovery(): void
    {
        $this->handler->fails = true;
        foreach (range(1, 5) as $number) {
            $this->outbox->add('test', [$number]);
        }
        for ($second = 0; $second < 300; $second++) {
            $this->dispatcher->run();
            $this->clock->advance(1);
        }
        $this->handler->fails = false;
        $this->clock->advance(60);
        $this->dispatcher->run();
        $this->dispatcher->run();

        $numbers = array_map(static fn (array $payload): mixed => $payload[0], $this->handler->handled);
        sort($numbers);
        self::assertSame([1, 2, 3, 4, 5], $numbers);
    }

    public function testFailingKindDoesNotBlockOthers(): void
    {
        $other = new RecordingHandler('other');
        $this->dispatcher->handle($other);
        $this->handler->fails = true;
        $this->outbox->add('test', [1]);
        $this->outbox->add('test', [2]);
        $this->outbox->add('other', [3]);

        self::assertSame(1, $this->dispatcher->run());
        self::assertSame([1, [[3]]], [$this->handler->tries, $other->handled]);
    }

    public function testSkipsImmediateAttemptsAfterAFailure(): void
    {
        $this->handler->fails = true;
        $this->outbox->addAndTry('test', [1]);
        $this->outbox->addAndTry('test', [2]);
        $this->runAfterCommit();

        self::assertSame(1, $this->handler->tries);
    }

    public function testOnlyOneOfTwoWorkersSends(): void
    {
        $second = $this->dispatcher();
        $sentBySecond = null;
        $seen = [];
        $first = $this->dispatcher();
        $first->handle(new RecordingHandler('race', function () use ($second, &$sentBySecond, &$seen): void {
            $seen[] = 'first';
            $sentBySecond = $second->run();
        }));
        $second->handle(new RecordingHandler('race', static function () use (&$seen): void {
            $seen[] = 'second';
        }));
        $this->outbox->add('race', []);

        self::assertSame([1, 0, ['first']], [$first->run(), $sentBySecond, $seen]);
    }

    public function testSlowerOfTwoWorkersSkipsTheMessage(): void
    {
        $db = $this->db;
        $id = $this->outbox->add('test', ['once']);
        $winner = $this->dispatcher();
        $winner->handle(new RecordingHandler());
        $taken = false;
        add_filter('query', static function (string $sql) use (&$taken, $winner, $id, $db): string {
            if (!$taken && str_starts_with(trim($sql), "UPDATE {$db->table('outbox')} SET attempts = 1")) {
                $taken = true;
                $winner->tryNow($id);
            }
            return $sql;
        });

        self::assertSame(0, $this->dispatcher->run());
        self::assertSame(0, $this->handler->tries);
        self::assertSame('1', $this->rows()[0]['attempts']);
    }

    public function testSendsAdditionsUntilTheClaim(): void
    {
        $table = $this->db->table('outbox');
        $id = $this->outbox->add('test', ['old']);
        $isReplaced = null;
        add_filter('query', function (string $sql) use (&$isReplaced, $table, $id): string {
            if ($isReplaced === null && str_starts_with(trim($sql), "UPDATE {$table} SET attempts = 1")) {
                $isReplaced = false;
                $isReplaced = $this->outbox->replace($id, ['old', 'new']);
            }
            return $sql;
        });

        $this->dispatcher->run();

        self::assertTrue($isReplaced);
        self::assertSame([['old', 'new']], $this->handler->handled);
        self::assertFalse($this->outbox->replace($id, ['too late']));
        self::assertNull($this->outbox->findUntried('test', $id));
    }

    public function testAMessageOfAnotherKindIsNotAddedTo(): void
    {
        $id = $this->outbox->add('test', ['mine']);

        self::assertSame([['mine'], null], [$this->outbox->findUntried('test', $id), $this->outbox->findUntried('other', $id)]);
    }

    public function testExpiredClaimIsTakenOver(): void
    {
        $this->outbox->add('test', ['orphan']);
        $this->db->execute(
            "UPDATE {$this->db->table('outbox')} SET attempts = 1, locked_until = %s",
            $this->clock->now()->modify('+60 seconds')->format(StoredInstant::FORMAT),
        );

        self::assertSame(0, $this->dispatcher->run());
        $this->clock->advance(61);
        self::assertSame(1, $this->dispatcher->run());
        self::assertSame([['orphan']], $this->handler->handled);
    }

    public function testMessageWithoutHandlerStaysQueued(): void
    {
        $this->outbox->add('unknown', []);

        self::assertSame(0, $this->dispatcher->run());
        self::assertSame('0', $this->rows()[0]['attempts']);
    }

    private function dispatcher(): Dispatcher
    {
        return new Dispatcher($this->db, $this->clock, OutboxLimits::from(Config::fromDirectory(dirname(__DIR__, 3) . '/config')));
    }

    /** @return list<array<string, string|null>> */
    private function rows(): array
    {
        return $this->db->rows(
            "SELECT attempts, CASE WHEN done_at IS NULL THEN '0' ELSE '1' END AS done, locked_until, last_error FROM {$this->db->table('outbox')} ORDER BY id",
        );
    }
}

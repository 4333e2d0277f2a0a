<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use ArrayObject;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Tests\IntegrationTestCase;
use RuntimeException;

/** A transaction that stays open for more work, until it is completed or abandoned. */
final class HeldTransactionTest extends IntegrationTestCase
{
    private const NAME = 'passerelle_test_held';

    private Transaction $transaction;

    /** @var ArrayObject<int, string> */
    private ArrayObject $log;

    protected function setUp(): void
    {
        parent::setUp();
        $this->transaction = $this->plugin->get(Transaction::class);
        $this->log = new ArrayObject();
    }

    public function testCommitsAllTransactionsTogether(): void
    {
        $this->hold();
        $this->work('one');
        $this->work('two');
        self::assertSame(['first', 'one', 'two'], $this->logged(), 'before the end');

        self::assertTrue($this->transaction->complete(fn () => $this->log->append('last')));
        $this->transaction->runAfterCommit();

        $all = ['first', 'one', 'two', 'last', 'before one', 'before two', 'cleaned one', 'cleaned two', 'ended one', 'ended two', 'after one', 'after two'];
        self::assertSame($all, $this->logged());
        self::assertSame('two', $this->read());
        $this->work('later');
        self::assertSame('before later', $this->logged()[13], 'A later transaction is committed by itself.');
    }

    public function testAbandonsAllTransactionsTogether(): void
    {
        $this->work('kept');
        $this->hold();
        $this->work('one');
        $this->work('two');

        $this->transaction->abandon();
        $this->transaction->runAfterCommit();

        self::assertSame('kept', $this->read());
        self::assertNotContains('after one', $this->logged());
        self::assertNotContains('before one', $this->logged());
        $ended = ['cleaned one', 'cleaned two', 'ended one', 'ended two'];
        self::assertSame($ended, array_values(array_intersect($this->logged(), $ended)));
    }

    public function testARefusalOfALaterTransactionLeavesTheEarlierOne(): void
    {
        $this->hold();
        $this->work('one');
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->transaction->run(function (): void {
            $this->write('two');
            throw DomainError::forbidden();
        })));

        self::assertTrue($this->transaction->complete(static fn () => null));
        self::assertSame('one', $this->read());
    }

    public function testNothingIsDoneWhenTheBeginningOrTheEndFails(): void
    {
        $this->write('kept');
        $fail = static fn () => throw new RuntimeException('no');
        $this->transaction->hold($fail);
        self::assertSame('no', $this->failureOf(fn () => $this->work('one')));
        self::assertFalse($this->transaction->complete(static fn () => null), 'Nothing is open.');

        $this->hold();
        $this->work('two');
        self::assertSame('no', $this->failureOf(fn () => $this->transaction->complete($fail)));

        self::assertSame('kept', $this->read());
    }

    public function testWithoutATransactionNothingIsOpen(): void
    {
        $this->hold();

        self::assertFalse($this->transaction->complete(fn () => $this->log->append('last')));
        $this->transaction->abandon();
        self::assertSame([], $this->logged());
    }

    private function hold(): void
    {
        $this->transaction->hold(fn () => $this->log->append('first'));
    }

    private function work(string $name): void
    {
        $this->transaction->run(function () use ($name): void {
            $this->log->append($name);
            $this->write($name);
            $this->transaction->beforeCommit(fn () => $this->log->append("before {$name}"));
            $this->transaction->afterAttempt(fn () => $this->log->append("cleaned {$name}"));
            $this->transaction->afterEnd(fn () => $this->log->append("ended {$name}"));
            $this->transaction->afterCommit(fn () => $this->log->append("after {$name}"));
        });
    }

    /** @return list<string> */
    private function logged(): array
    {
        return array_values($this->log->getArrayCopy());
    }

    private function failureOf(callable $work): string
    {
        try {
            $work();
        } catch (RuntimeException $error) {
            return $error->getMessage();
        }

        return '';
    }

    private function write(string $value): void
    {
        $this->db->execute(
            "REPLACE INTO {$this->db->wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            self::NAME,
            $value,
        );
    }

    private function read(): ?string
    {
        return $this->db->value("SELECT option_value FROM {$this->db->wpdb->options} WHERE option_name = %s", self::NAME);
    }
}

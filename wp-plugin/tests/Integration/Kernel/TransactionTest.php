<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use ArrayObject;
use LogicException;
use Passerelle\Kernel\DatabaseError;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Tests\IntegrationTestCase;
use RuntimeException;
use wpdb;

final class TransactionTest extends IntegrationTestCase
{
    private const DEADLOCK = 'Deadlock found when trying to get lock; try restarting transaction';

    private Transaction $transaction;

    protected function setUp(): void
    {
        parent::setUp();
        $this->transaction = $this->plugin->get(Transaction::class);
    }

    public function testCommitsAndReturnsTheResult(): void
    {
        self::assertSame(7, $this->transaction->run(function (): int {
            $this->write('a', '1');
            return 7;
        }));
        self::assertSame('1', $this->read('a'));
    }

    public function testRollsBackFailedWork(): void
    {
        $this->write('a', 'before');
        try {
            $this->transaction->run(function (): void {
                $this->write('a', 'after');
                $this->transaction->run(fn () => $this->write('b', 'inner'));
                $this->cut();
            });
            self::fail('The failure must come through.');
        } catch (LogicException $error) {
            self::assertSame('cut', $error->getMessage());
        }
        self::assertSame(['before', null], [$this->read('a'), $this->read('b')]);
    }

    public function testCaughtInnerFailureRollsBackTheInnerPartOnly(): void
    {
        $this->transaction->run(function (): void {
            $this->write('a', 'outer');
            try {
                $this->transaction->run(function (): void {
                    $this->write('b', 'inner');
                    $this->cut();
                });
            } catch (LogicException) {
            }
            $this->write('c', 'outer');
        });
        self::assertSame(['outer', null, 'outer'], [$this->read('a'), $this->read('b'), $this->read('c')]);
    }

    public function testTermsAreCountedAfterTheTransaction(): void
    {
        register_taxonomy('passerelle_test', 'post');
        $term = wp_insert_term('Danse', 'passerelle_test');
        self::assertIsArray($term);
        $post = wp_insert_post(['post_title' => 'Une date', 'post_status' => 'publish']);
        $statements = new ArrayObject();
        $record = static function (string $query) use ($statements): string {
            if (preg_match('~^(RELEASE SAVEPOINT|ROLLBACK TO)|^UPDATE \S*term_taxonomy\S* SET `count`~', $query, $match) === 1) {
                $statements->append($match[1] ?? 'count');
            }

            return $query;
        };
        $count = static function () use ($term): int {
            clean_term_cache($term['term_id'], 'passerelle_test');

            return get_term($term['term_id'], 'passerelle_test')->count ?? 0;
        };
        add_filter('query', $record);
        $this->transaction->run(function () use ($post, $term): void {
            $this->transaction->run(static fn () => wp_set_object_terms($post, [$term['term_id']], 'passerelle_test'));
        });
        self::assertSame(['RELEASE SAVEPOINT', 'RELEASE SAVEPOINT', 'count'], $statements->exchangeArray([]));
        self::assertSame(1, $count());

        try {
            $this->transaction->run(function () use ($post): void {
                wp_set_object_terms($post, [], 'passerelle_test');
                $this->cut();
            });
        } catch (LogicException) {
        }
        self::assertSame(['ROLLBACK TO', 'count'], $statements->getArrayCopy());
        self::assertSame([1, false], [$count(), wp_defer_term_counting()]);
    }

    public function testClearsCacheAfterRollback(): void
    {
        try {
            $this->transaction->run(function (): void {
                update_option('passerelle_test_cached', 'inside');
                $this->cut();
            });
        } catch (LogicException) {
        }
        self::assertFalse(get_option('passerelle_test_cached'));
    }

    public function testUnnoticedFailedStatementRollsBack(): void
    {
        $this->database()->suppress_errors(true);
        try {
            $this->transaction->run(function (): void {
                $this->write('a', '1');
                $this->database()->query('INSERT INTO no_such_table (x) VALUES (1)');
            });
            self::fail('A failed statement must not be committed over.');
        } catch (DatabaseError $error) {
            self::assertStringContainsString('no_such_table', $error->getMessage());
        } finally {
            $this->database()->suppress_errors(false);
        }
        self::assertNull($this->read('a'));
    }

    public function testNothingIsWrittenAfterADeadlock(): void
    {
        $this->write('a', 'before');
        $refused = [];
        try {
            $this->transaction->run(function () use (&$refused): void {
                $this->database()->last_error = self::DEADLOCK;
                foreach (['first', 'second'] as $value) {
                    try {
                        $this->database()->query("UPDATE {$this->database()->options} SET option_value = '{$value}' WHERE option_name = 'passerelle_test_a'");
                    } catch (DomainError $error) {
                        $refused[] = $error->errorCode;
                    }
                }
            });
            self::fail('A deadlock must come through even if somebody caught it.');
        } catch (DomainError $error) {
            self::assertSame('stale_version', $error->errorCode);
        }
        self::assertSame(['stale_version', 'stale_version'], $refused);
        self::assertSame('before', $this->read('a'));
    }

    public function testAFailedCommitIsAStaleVersion(): void
    {
        $this->transaction->release();
        try {
            $this->transaction->run(function (): void {
                $this->transaction->afterCommit(static fn () => throw new RuntimeException('must not run'));
                // The engine refuses at COMMIT, as a cluster does.
                add_filter('query', static fn (string $query): string => $query === 'COMMIT' ? 'COMMIT no_such_thing' : $query);
            });
            self::fail('A failed commit must not pass.');
        } catch (DomainError $error) {
            self::assertSame('stale_version', $error->errorCode);
        }
        self::assertFalse($this->transaction->isOpen());
        $ran = false;
        $this->transaction->afterCommit(static function () use (&$ran): void {
            $ran = true;
        });
        self::assertTrue($ran, 'Outside a transaction work runs at once.');
    }

    public function testWorkAfterTheCommitWaitsForTheOutermost(): void
    {
        $log = new ArrayObject();
        $this->transaction->run(function () use ($log): void {
            $this->transaction->run(fn () => $this->transaction->afterCommit(static fn () => $log->append('after')));
            $log->append('inside');
        });
        self::assertSame(['inside'], $log->getArrayCopy());

        $this->runAfterCommit();
        self::assertSame(['inside', 'after'], $log->getArrayCopy());
    }

    public function testRolledBackPartDiscardsItsWork(): void
    {
        $log = [];
        $this->transaction->run(function () use (&$log): void {
            $this->transaction->afterCommit(static function () use (&$log): void {
                $log[] = 'kept';
            });
            try {
                $this->transaction->run(function () use (&$log): void {
                    $this->transaction->afterCommit(static function () use (&$log): void {
                        $log[] = 'undone';
                    });
                    $this->cut();
                });
            } catch (LogicException) {
            }
        });
        $this->runAfterCommit();
        self::assertSame(['kept'], $log);
    }

    public function testAnAttemptThatIsRepeatedLeavesOnlyItsMemoryCleaned(): void
    {
        $log = new ArrayObject();
        $database = self::createStub(wpdb::class);
        $transaction = new Transaction($database);

        $transaction->run(static fn () => self::attempt($transaction, $log, static fn (int $attempt) => $database->last_error = $attempt === 1 ? self::DEADLOCK : ''));

        self::assertSame(['attempt 1', 'cleaned 1', 'attempt 2', 'cleaned 2', 'refusal 2', 'committed 2'], $log->getArrayCopy());
    }

    public function testTheLastAttemptEndsAsOneThatIsNotRepeated(): void
    {
        $log = new ArrayObject();
        $database = self::createStub(wpdb::class);
        $transaction = new Transaction($database);

        $refusals = $this->refusals(static fn () => $transaction->run(static fn () => self::attempt($transaction, $log, static fn () => $database->last_error = self::DEADLOCK)));

        self::assertSame(['stale_version'], $refusals);
        self::assertSame(['attempt 1', 'cleaned 1', 'attempt 2', 'cleaned 2', 'attempt 3', 'cleaned 3', 'refusal 3'], $log->getArrayCopy());
    }

    public function testWhatFailsOtherwiseIsNotRepeated(): void
    {
        foreach ([DomainError::forbidden(), new LogicException('cut')] as $error) {
            $log = new ArrayObject();
            $transaction = new Transaction(self::createStub(wpdb::class));
            try {
                $transaction->run(static fn () => self::attempt($transaction, $log, static fn () => throw $error));
                self::fail('The failure must come through.');
            } catch (DomainError | LogicException $thrown) {
                self::assertSame($error, $thrown);
            }
            self::assertSame(['attempt 1', 'cleaned 1', 'refusal 1'], $log->getArrayCopy());
        }
    }

    public function testWithoutATransactionWorkOfItsEndRunsAtOnce(): void
    {
        $log = new ArrayObject();
        $transaction = new Transaction(self::createStub(wpdb::class));

        self::attempt($transaction, $log, static fn () => $log->append('end'));

        self::assertSame(['attempt 1', 'cleaned 1', 'refusal 1', 'committed 1', 'end'], $log->getArrayCopy());
    }

    /**
     * @param ArrayObject<int, string> $log
     * @param callable(int): mixed $end receives the number of the attempt, from 1
     */
    private static function attempt(Transaction $transaction, ArrayObject $log, callable $end): void
    {
        $attempt = 1 + count(preg_grep('/^attempt/', $log->getArrayCopy()) ?: []);
        $log->append("attempt {$attempt}");
        $transaction->afterAttempt(static fn () => $log->append("cleaned {$attempt}"));
        $transaction->afterEnd(static fn () => $log->append("refusal {$attempt}"));
        $transaction->afterCommit(static fn () => $log->append("committed {$attempt}"));
        $end($attempt);
    }

    private function cut(): void
    {
        throw new LogicException('cut');
    }

    private function write(string $name, string $value): void
    {
        $this->db->execute(
            "REPLACE INTO {$this->database()->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            "passerelle_test_{$name}",
            $value,
        );
    }

    private function read(string $name): ?string
    {
        return $this->db->value("SELECT option_value FROM {$this->database()->options} WHERE option_name = %s", "passerelle_test_{$name}");
    }
}

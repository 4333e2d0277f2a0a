<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Throwable;
use wpdb;

/**
 * The one place that opens transactions. Depth 0 is START TRANSACTION … COMMIT, deeper calls are savepoints,
 * because an inner START TRANSACTION would commit the outer one. Work that leaves the database (mails, webhooks)
 * is queued with afterCommit() and runs once the outermost transaction is committed.
 *
 * WordPress ignores statements that fail. Here the next statement after a failed one, or the commit, throws instead, so that
 * no partial change is committed: after a deadlock the database has already rolled back, and each further statement would be
 * committed on its own.
 *
 * Terms are counted after the end: nearly every change would lock the row of its language until the commit, and changes of other
 * records would deadlock with it.
 */
final class Transaction
{
    /** Of a whole transaction that the database has ended because of a deadlock. */
    private const ATTEMPTS = 3;

    private int $depth = 0;
    private bool $adopted = false;
    private bool $deadlocked = false;
    /** Whether terms were counted later before the transaction, too. */
    private bool $countsLater = false;

    /** @var list<callable(): void> */
    private array $beforeCommit = [];

    /** @var list<callable(): void> */
    private array $afterCommit = [];

    /** @var list<callable(): void> */
    private array $afterAttempt = [];

    /** @var list<callable(): void> */
    private array $afterEnd = [];

    public function __construct(private readonly wpdb $db)
    {
    }

    /**
     * @template T
     * @param callable(): T $work runs again, as a whole, after a deadlock
     * @return T
     * @throws DomainError stale_version when the database reports a deadlock each time, in a statement or at COMMIT
     * @throws DatabaseError when a statement inside failed otherwise
     * @throws Throwable exceptions of the work
     */
    public function run(callable $work): mixed
    {
        for ($left = $this->depth === 0 ? self::ATTEMPTS - 1 : 0; true; $left--) {
            try {
                $result = $this->attempt($work);
            } catch (Throwable $error) {
                $this->runAfterAttempt();
                if ($left === 0 || !$this->deadlocked || !$error instanceof DomainError) {
                    $this->runAfterEnd();
                    throw $error;
                }
                $this->afterEnd = [];
                continue;
            }
            $this->runAfterAttempt();
            $this->runAfterEnd();
            if ($this->depth === 0) {
                $this->runAfterCommit();
            }

            return $result;
        }
    }

    /**
     * For what locks rows that every transaction locks: it is written last, just before the outermost commit.
     *
     * @param callable(): void $work runs in a transaction of its own when none is open
     */
    public function beforeCommit(callable $work): void
    {
        if ($this->isOutermost()) {
            $this->run($work);
            return;
        }
        $this->beforeCommit[] = $work;
    }

    /** @param callable(): void $work runs at once when no transaction is open */
    public function afterCommit(callable $work): void
    {
        if ($this->depth === 0) {
            $work();
            return;
        }
        $this->afterCommit[] = $work;
    }

    /**
     * For memory and caches with what an attempt has written, committed or not.
     *
     * @param callable(): void $work runs after the attempt of the outermost transaction, also one that is repeated; at once when none is open; it must not throw
     */
    public function afterAttempt(callable $work): void
    {
        if ($this->isOutermost()) {
            $work();
            return;
        }
        $this->afterAttempt[] = $work;
    }

    /**
     * For work that is independent of commit or rollback (a refusal in the security log). What an attempt that is repeated has
     * registered is dropped: the next one finds it again.
     *
     * @param callable(): void $work runs once the outermost transaction has ended, at once when none is open; it must not throw
     */
    public function afterEnd(callable $work): void
    {
        if ($this->isOutermost()) {
            $work();
            return;
        }
        $this->afterEnd[] = $work;
    }

    public function isOpen(): bool
    {
        return $this->depth > 0;
    }

    /** For test cases, which open a transaction themselves and roll it back: all work becomes savepoints within it. */
    public function adopt(): void
    {
        $this->depth = 1;
        $this->adopted = true;
        $this->deadlocked = false;
        $this->beforeCommit = [];
        $this->afterCommit = [];
        $this->afterAttempt = [];
        $this->afterEnd = [];
    }

    /** Ends what adopt() began. */
    public function release(): void
    {
        $this->depth = 0;
        $this->adopted = false;
        $this->deadlocked = false;
        $this->beforeCommit = [];
        $this->afterCommit = [];
        $this->afterAttempt = [];
        $this->afterEnd = [];
    }

    /** Runs the callbacks of the commit; called directly only by tests within an adopted transaction. */
    public function runAfterCommit(): void
    {
        $work = $this->afterCommit;
        $this->afterCommit = [];
        foreach ($work as $each) {
            $each();
        }
    }

    /**
     * On the filter "query", before each statement inside a transaction.
     *
     * @throws DomainError|DatabaseError
     */
    public function refuseFailedStatement(mixed $query): mixed
    {
        if ($this->deadlocked || $this->isDeadlock($this->db->last_error)) {
            $this->deadlocked = true;
            throw DomainError::staleVersion();
        }
        if ($this->db->last_error !== '') {
            throw new DatabaseError($this->db->last_error);
        }

        return $query;
    }

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     * @throws Throwable as run()
     */
    private function attempt(callable $work): mixed
    {
        $last = count($this->beforeCommit);
        $queued = count($this->afterCommit);
        $this->begin();
        try {
            $result = $work();
            $this->runBeforeCommit();
            $this->refuseFailedStatement('');
            $this->commit();
        } catch (Throwable $error) {
            $this->rollBack($last, $queued);
            // The statement that caused the deadlock may already have reported it.
            if ($error instanceof DatabaseError && $this->isDeadlock($error->getMessage())) {
                $this->deadlocked = true;
                $error = DomainError::staleVersion();
            }
            throw $error;
        }

        return $result;
    }

    private function runBeforeCommit(): void
    {
        if ($this->depth > ($this->adopted ? 2 : 1)) {
            return;
        }
        while ($this->beforeCommit !== []) {
            array_shift($this->beforeCommit)();
        }
    }

    private function runAfterAttempt(): void
    {
        if (!$this->isOutermost()) {
            return;
        }
        wp_defer_term_counting($this->countsLater);
        $work = $this->afterAttempt;
        $this->afterAttempt = [];
        foreach ($work as $each) {
            $each();
        }
    }

    private function runAfterEnd(): void
    {
        if (!$this->isOutermost()) {
            return;
        }
        $work = $this->afterEnd;
        $this->afterEnd = [];
        foreach ($work as $each) {
            $each();
        }
    }

    /** True when no transaction is open, apart from that of a test. */
    private function isOutermost(): bool
    {
        return $this->depth === ($this->adopted ? 1 : 0);
    }

    private function begin(): void
    {
        if ($this->depth === 0) {
            $this->deadlocked = false;
        }
        $outermost = $this->depth === 0;
        $this->control($outermost ? 'START TRANSACTION' : "SAVEPOINT passerelle_{$this->depth}");
        if ($outermost || ($this->adopted && $this->depth === 1)) {
            add_filter('query', $this->watch(), PHP_INT_MIN);
            $this->countsLater = wp_defer_term_counting();
            wp_defer_term_counting(true);
        }
        $this->depth++;
    }

    /** @throws DomainError stale_version */
    private function commit(): void
    {
        $level = $this->depth - 1;
        $done = $this->control($level === 0 ? 'COMMIT' : "RELEASE SAVEPOINT passerelle_{$level}");
        if (!$done) {
            $this->deadlocked = true;
            throw DomainError::staleVersion();
        }
        $this->close();
    }

    private function rollBack(int $last, int $queued): void
    {
        $level = $this->depth - 1;
        $this->control($level === 0 ? 'ROLLBACK' : "ROLLBACK TO SAVEPOINT passerelle_{$level}");
        $this->close();
        $this->beforeCommit = array_slice($this->beforeCommit, 0, $last);
        $this->afterCommit = array_slice($this->afterCommit, 0, $queued);
        // Entries cached during the transaction are outdated, also in a shared cache.
        wp_using_ext_object_cache() === true ? wp_cache_flush() : wp_cache_flush_runtime();
    }

    private function close(): void
    {
        $this->depth--;
        if ($this->isOutermost()) {
            $this->stopWatching();
        }
    }

    private function stopWatching(): void
    {
        remove_filter('query', $this->watch(), PHP_INT_MIN);
    }

    private function control(string $statement): bool
    {
        $watched = has_filter('query', $this->watch()) !== false;
        if ($watched) {
            $this->stopWatching();
        }
        $suppressed = $this->db->suppress_errors(true);
        $done = $this->db->query($statement) !== false;
        $this->db->suppress_errors($suppressed);
        $this->db->last_error = '';
        if ($watched) {
            add_filter('query', $this->watch(), PHP_INT_MIN);
        }

        return $done;
    }

    /**
     * @return callable(mixed): mixed an array instead of a closure, so that WordPress can remove the filter
     */
    private function watch(): callable
    {
        return [$this, 'refuseFailedStatement'];
    }

    private function isDeadlock(string $error): bool
    {
        return stripos($error, 'deadlock found') !== false || stripos($error, 'Record has changed since last read') !== false;
    }
}

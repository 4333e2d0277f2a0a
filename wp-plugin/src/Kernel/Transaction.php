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
    /** Attempts of a whole transaction that the database has ended because of a deadlock. */
    private const ATTEMPTS = 3;

    private int $depth = 0;
    private bool $adopted = false;
    /** Whether terms were counted later before the transaction, too. */
    private bool $countsLater = false;

    /** @var (callable(): void)|null first work of the transaction that stays open until complete() or abandon() */
    private mixed $heldWith = null;
    /** @var array{int, int} how much was registered before hold(): for before and after the commit */
    private array $registered = [0, 0];

    /** @var list<callable(): void> */
    private array $beforeCommit = [];

    /** @var list<callable(): void> */
    private array $afterCommit = [];

    /** @var list<callable(): void> */
    private array $afterAttempt = [];

    /** @var list<callable(): void> */
    private array $afterEnd = [];

    private readonly Statements $statements;

    public function __construct(wpdb $db)
    {
        $this->statements = new Statements($db);
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
                if ($left === 0 || !$this->statements->isDeadlocked || !$error instanceof DomainError) {
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

    /**
     * From now on, the next transaction stays open until complete() or abandon(), and further ones are savepoints in it: all are
     * committed together, or none.
     *
     * @param callable(): void $first runs at the beginning of that transaction
     */
    public function hold(callable $first): void
    {
        $this->heldWith = $first;
        $this->registered = [count($this->beforeCommit), count($this->afterCommit)];
    }

    /**
     * Commits what hold() has kept open.
     *
     * @param callable(): void $last runs before the commit
     * @return bool false: there was no transaction since hold()
     * @throws Throwable as run(), once; then nothing has been committed
     */
    public function complete(callable $last): bool
    {
        $this->heldWith = null;
        if ($this->isOutermost()) {
            return false;
        }
        try {
            $last();
            $this->finish();
        } catch (Throwable $error) {
            $error = $this->undone($error, ...$this->registered);
            $this->runAfterAttempt();
            $this->runAfterEnd();
            throw $error;
        }
        $this->runAfterAttempt();
        $this->runAfterEnd();
        if ($this->depth === 0) {
            $this->runAfterCommit();
        }

        return true;
    }

    /** Rolls back what hold() has kept open. */
    public function abandon(): void
    {
        $this->heldWith = null;
        if ($this->isOutermost()) {
            return;
        }
        $this->rollBack(...$this->registered);
        $this->runAfterAttempt();
        $this->runAfterEnd();
    }

    /** For test cases, which open a transaction themselves and roll it back: all work becomes savepoints within it. */
    public function adopt(): void
    {
        $this->depth = 1;
        $this->adopted = true;
        $this->statements->isDeadlocked = false;
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
        $this->statements->isDeadlocked = false;
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
            if ($this->isHeld()) {
                ($this->heldWith)();
            }
            $result = $work();
            $this->isHeld() ? $this->statements->refuseFailed('') : $this->finish();
        } catch (Throwable $error) {
            throw $this->undone($error, $last, $queued);
        }

        return $result;
    }

    /** @throws DomainError|DatabaseError */
    private function finish(): void
    {
        $this->runBeforeCommit();
        $this->statements->refuseFailed('');
        $this->commit();
    }

    /** Rolls back. @return Throwable the error to throw */
    private function undone(Throwable $error, int $last, int $queued): Throwable
    {
        $this->rollBack($last, $queued);
        // The statement that caused the deadlock may already have reported it.
        if ($error instanceof DatabaseError && Statements::isDeadlock($error->getMessage())) {
            $this->statements->isDeadlocked = true;

            return DomainError::staleVersion();
        }

        return $error;
    }

    /** @phpstan-assert-if-true callable(): void $this->heldWith */
    private function isHeld(): bool
    {
        return $this->heldWith !== null && $this->depth === ($this->adopted ? 2 : 1);
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
            $this->statements->isDeadlocked = false;
        }
        $outermost = $this->depth === 0;
        $this->statements->control($outermost ? 'START TRANSACTION' : "SAVEPOINT passerelle_{$this->depth}");
        if ($outermost || ($this->adopted && $this->depth === 1)) {
            $this->statements->watch();
            $this->countsLater = wp_defer_term_counting();
            wp_defer_term_counting(true);
        }
        $this->depth++;
    }

    /** @throws DomainError stale_version */
    private function commit(): void
    {
        $level = $this->depth - 1;
        $done = $this->statements->control($level === 0 ? 'COMMIT' : "RELEASE SAVEPOINT passerelle_{$level}");
        if (!$done) {
            $this->statements->isDeadlocked = true;
            throw DomainError::staleVersion();
        }
        $this->close();
    }

    private function rollBack(int $last, int $queued): void
    {
        $level = $this->depth - 1;
        $this->statements->control($level === 0 ? 'ROLLBACK' : "ROLLBACK TO SAVEPOINT passerelle_{$level}");
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
            $this->statements->unwatch();
        }
    }
}

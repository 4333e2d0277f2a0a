<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Throwable;
use wpdb;

/**
 * The one place that opens transactions. Depth 0 is START TRANSACTION … COMMIT, deeper calls are savepoints,
 * because an inner START TRANSACTION would commit the outer one. Work that leaves the database (mails, webhooks)
 * is queued with afterCommit() and runs once the outermost transaction is committed.
 */
final class Transaction
{
    private int $depth = 0;

    /** @var list<callable(): void> */
    private array $afterCommit = [];

    public function __construct(private readonly wpdb $db)
    {
    }

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     * @throws DomainError stale_version when the database reports a deadlock, at COMMIT too
     */
    public function run(callable $work): mixed
    {
        $this->begin();
        $queued = count($this->afterCommit);
        try {
            $result = $work();
        } catch (Throwable $error) {
            $this->rollBack($queued);
            throw $error;
        }
        $this->commit($queued);
        if ($this->depth === 0) {
            $this->flush();
        }

        return $result;
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

    public function isOpen(): bool
    {
        return $this->depth > 0;
    }

    private function begin(): void
    {
        $this->db->query($this->depth === 0 ? 'START TRANSACTION' : "SAVEPOINT passerelle_{$this->depth}");
        $this->depth++;
    }

    private function commit(int $queued): void
    {
        $this->depth--;
        $done = $this->db->query($this->depth === 0 ? 'COMMIT' : "RELEASE SAVEPOINT passerelle_{$this->depth}");
        if ($done === false) {
            $this->afterCommit = array_slice($this->afterCommit, 0, $queued);
            throw DomainError::staleVersion();
        }
    }

    private function rollBack(int $queued): void
    {
        $this->depth--;
        $this->db->query($this->depth === 0 ? 'ROLLBACK' : "ROLLBACK TO SAVEPOINT passerelle_{$this->depth}");
        $this->afterCommit = array_slice($this->afterCommit, 0, $queued);
        wp_cache_flush_runtime();
    }

    private function flush(): void
    {
        $work = $this->afterCommit;
        $this->afterCommit = [];
        foreach ($work as $each) {
            $each();
        }
    }
}

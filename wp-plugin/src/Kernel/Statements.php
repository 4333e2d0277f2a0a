<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use wpdb;

/** The statements of a transaction: those that control it, and what happens after one that failed, which WordPress ignores. */
final class Statements
{
    /** The database has ended the transaction. */
    public bool $isDeadlocked = false;

    public function __construct(private readonly wpdb $db)
    {
    }

    public function watch(): void
    {
        add_filter('query', $this->watcher(), PHP_INT_MIN);
    }

    public function unwatch(): void
    {
        remove_filter('query', $this->watcher(), PHP_INT_MIN);
    }

    /**
     * On the filter "query", before each statement inside a transaction.
     *
     * @throws DomainError stale_version after a deadlock
     * @throws DatabaseError after another failure
     */
    public function refuseFailed(mixed $query): mixed
    {
        if ($this->isDeadlocked || self::isDeadlock($this->db->last_error)) {
            $this->isDeadlocked = true;
            throw DomainError::staleVersion();
        }
        if ($this->db->last_error !== '') {
            throw new DatabaseError($this->db->last_error);
        }

        return $query;
    }

    /** START TRANSACTION, COMMIT and the like. @return bool whether it succeeded */
    public function control(string $statement): bool
    {
        $isWatched = has_filter('query', $this->watcher()) !== false;
        if ($isWatched) {
            $this->unwatch();
        }
        $suppressed = $this->db->suppress_errors(true);
        $done = $this->db->query($statement) !== false;
        $this->db->suppress_errors($suppressed);
        $this->db->last_error = '';
        if ($isWatched) {
            $this->watch();
        }

        return $done;
    }

    public static function isDeadlock(string $error): bool
    {
        return stripos($error, 'deadlock found') !== false || stripos($error, 'Record has changed since last read') !== false;
    }

    /**
     * @return callable(mixed): mixed an array instead of a closure, so that WordPress can remove the filter
     */
    private function watcher(): callable
    {
        return [$this, 'refuseFailed'];
    }
}

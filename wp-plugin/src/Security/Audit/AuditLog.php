<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;

/**
 * Appends to the log, in the transaction of what is logged. The line is written last before the commit, when nothing
 * else will be locked: the head is locked for a moment only, and two transactions can't wait for each other because of it.
 */
final class AuditLog
{
    private const MARIADB = 'MariaDB';
    private const SNAPSHOT_ISOLATION = 'innodb_snapshot_isolation';

    private bool $isSessionPrepared = false;

    public function __construct(
        private readonly Database $db,
        private readonly Transaction $transaction,
        private readonly Clock $clock,
        private readonly AuditKeys $keys,
        private readonly AuditAccounts $accounts,
    ) {
    }

    public function record(AuditEntry $entry): void
    {
        $this->transaction->beforeCommit(fn () => $this->append($entry));
    }

    private function append(AuditEntry $entry): void
    {
        $head = $this->lockHead();
        $pseudonym = $this->accounts->pseudonymOf($entry->actorId);
        $account = $entry->accountId === $entry->actorId ? $pseudonym : $this->accounts->pseudonymOf($entry->accountId ?? 0);
        $line = AuditLine::after($head, $entry, $pseudonym, $account, $this->clock, $this->keys->current());
        $columns = [...$line->columns(), 'hash' => (string) $this->keys->hash($line->keyName, $line->canonical())];
        $this->db->execute(
            "INSERT INTO {$this->db->table('audit')} (" . implode(', ', array_keys($columns)) . ') VALUES ('
                . implode(', ', array_map(static fn (int|string $value): string => is_int($value) ? '%d' : '%s', $columns)) . ')',
            ...array_values($columns),
        );
        $this->db->execute(
            "UPDATE {$this->db->table('audit_head')} SET last_id = %d, last_hash = %s WHERE id = %d",
            $line->id,
            $columns['hash'],
            AuditHead::ROW,
        );
    }

    /** The last line that was committed: other processes that append wait here. */
    private function lockHead(): AuditHead
    {
        $this->prepareSession();

        return AuditHead::fromRow($this->db->rows(
            "SELECT last_id, last_hash FROM {$this->db->table('audit_head')} WHERE id = %d FOR UPDATE",
            AuditHead::ROW,
        )[0] ?? []);
    }

    /**
     * Newer versions of MariaDB refuse to lock a row that another transaction changed after this one began to read. The head is
     * such a row by its nature, and the version of a record is compared anyway when it is written.
     */
    private function prepareSession(): void
    {
        if ($this->isSessionPrepared) {
            return;
        }
        $this->isSessionPrepared = true;
        $isMariaDb = str_contains((string) $this->db->wpdb->db_server_info(), self::MARIADB);
        if ($isMariaDb && $this->db->rows("SHOW VARIABLES LIKE '" . self::SNAPSHOT_ISOLATION . "'") !== []) {
            $this->db->execute('SET SESSION ' . self::SNAPSHOT_ISOLATION . ' = OFF');
        }
    }
}

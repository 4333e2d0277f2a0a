<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Transaction;
use Throwable;

/**
 * Writes events, one INSERT each, outside of any transaction. A failed write is reported to PHP's error log and does not affect the caller.
 */
final readonly class SecurityLog
{
    public function __construct(
        private Database $db,
        private Transaction $transaction,
        private Clock $clock,
        private LogHashes $hashes,
        private RequestSource $source,
    ) {
    }

    public function record(SecurityEntry $entry): void
    {
        $row = $this->row($entry);
        $write = fn () => $this->write($row);
        if ($entry->outcome === Outcome::Succeeded) {
            $this->transaction->afterCommit($write);
        } else {
            $this->transaction->afterEnd($write);
        }
    }

    /** @return array<string, string> */
    private function row(SecurityEntry $entry): array
    {
        $network = $this->source->network($entry->address);
        $account = $entry->account ?? get_current_user_id();

        return [
            'happened_at' => $this->clock->now()->format(StoredInstant::FORMAT),
            'event' => $entry->event->value,
            'outcome' => $entry->outcome->value,
            'reason' => $entry->reason,
            // 0 is WordPress's id of visitors.
            'account' => in_array($account, [0, ''], true) ? '' : $this->hashes->account($account),
            'actor' => in_array($entry->actor, [null, 0], true) ? '' : $this->hashes->account($entry->actor),
            'network' => $network === null ? '' : $this->hashes->network($network),
            'object' => $entry->object,
            'request_id' => $this->source->requestId(),
        ];
    }

    /** @param array<string, string> $row */
    private function write(array $row): void
    {
        $wpdb = $this->db->wpdb;
        $insertId = $wpdb->insert_id;
        $suppressed = $wpdb->suppress_errors(true);
        try {
            $this->db->execute(
                "INSERT INTO {$this->db->table('security_events')} (" . implode(', ', array_keys($row)) . ') VALUES ('
                    . implode(', ', array_fill(0, count($row), '%s')) . ')',
                ...array_values($row),
            );
        } catch (Throwable $error) {
            error_log("Passerelle: the security event {$row['event']} ({$row['outcome']}) could not be stored: {$error->getMessage()}");
        } finally {
            $wpdb->suppress_errors($suppressed);
            // The caller may still need its insert id and must not see an error of this write.
            $wpdb->insert_id = $insertId;
            $wpdb->last_error = '';
        }
    }
}

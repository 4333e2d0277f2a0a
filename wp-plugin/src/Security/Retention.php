<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;

/** Removes events that are older than the log keeps them (limits.json). */
final readonly class Retention
{
    /** Longer than any request or command of this site writes. */
    private const SETTLED = '-1 day';

    public function __construct(
        private Database $db,
        private Transaction $transaction,
        private Clock $clock,
        private EventCounts $counts,
        private int $keepDays,
    ) {
    }

    /** @return int rows removed */
    public function purge(): int
    {
        $now = $this->clock->now();
        $settled = $now->modify(self::SETTLED)->format(SecurityEvents::DATE_FORMAT);
        $before = $now->modify("-{$this->keepDays} days")->format(SecurityEvents::DATE_FORMAT);

        return $this->transaction->run(function () use ($settled, $before): int {
            $this->counts->summarise($settled);

            return $this->db->execute("DELETE FROM {$this->db->table('security_events')} WHERE happened_at < %s", $before);
        });
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Transaction;

/** Deletes events after the retention time (limits.json). */
final readonly class Retention
{
    /** Longer than any transaction of the site. */
    private const SETTLED = '-1 day';

    public function __construct(
        private Database $db,
        private Transaction $transaction,
        private Clock $clock,
        private EventCounts $counts,
        #[Limit('security', 'keepDays')] private int $keepDays,
    ) {
    }

    /** @return int rows deleted */
    public function purge(): int
    {
        $now = $this->clock->now();
        $settled = $now->modify(self::SETTLED)->format(StoredInstant::FORMAT);
        $before = $now->modify("-{$this->keepDays} days")->format(StoredInstant::FORMAT);

        return $this->transaction->run(function () use ($settled, $before): int {
            $this->counts->summarise($settled);

            return $this->db->execute("DELETE FROM {$this->db->table('security_events')} WHERE happened_at < %s", $before);
        });
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Which batches of views were added. */
final readonly class ViewBatches
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return bool false when it was added before. Call first in the transaction that adds it. */
    public function claim(string $batch): bool
    {
        return $this->db->execute("INSERT IGNORE INTO {$this->table()} (batch, received_at) VALUES (%s, %s)", $batch, $this->clock->now()->format(StoredInstant::FORMAT)) === 1;
    }

    public function forgetOlderThan(int $days): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE received_at < %s", $this->clock->now()->modify("-{$days} days")->format(StoredInstant::FORMAT));
    }

    private function table(): string
    {
        return $this->db->table(StatisticsTables::BATCHES);
    }
}

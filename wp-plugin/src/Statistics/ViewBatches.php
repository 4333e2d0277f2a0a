<?php

declare(strict_types=1);

namespace Passerelle\Statistics;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/** Which batches of views were added. */
final readonly class ViewBatches
{
    private const FORMAT = 'Y-m-d H:i:s';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return bool false when it was added before. Call first in the transaction that adds it. */
    public function claim(string $batch): bool
    {
        return $this->db->execute("INSERT IGNORE INTO {$this->table()} (batch, received_at) VALUES (%s, %s)", $batch, $this->clock->now()->format(self::FORMAT)) === 1;
    }

    public function forgetOlderThan(int $days): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE received_at < %s", $this->clock->now()->modify("-{$days} days")->format(self::FORMAT));
    }

    private function table(): string
    {
        return $this->db->table(StatisticsTables::BATCHES);
    }
}

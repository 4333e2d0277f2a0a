<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use Passerelle\Moderation\Decision;
use Passerelle\Moderation\Queue\QueueEntries;
use Passerelle\Moderation\Queue\QueueTables;

/** How many records and proposals wait for a decision. */
final readonly class WaitingNow
{
    public function __construct(private Counts $counts)
    {
    }

    /** @return array<string, int> */
    public function byType(): array
    {
        return $this->counts->run(
            "SELECT type AS name, COUNT(*) AS count FROM {$this->table()} WHERE country = %s AND status = %s GROUP BY type",
            QueueEntries::ALL_COUNTRIES,
            Decision::Pending->value,
        );
    }

    /** @return array<string, int> by ISO code; what has several counts in each, what has none in '' */
    public function byCountry(): array
    {
        return $this->counts->run(
            "SELECT COALESCE(c.country, '') AS name, COUNT(*) AS count FROM {$this->table()} q
                LEFT JOIN {$this->table()} c ON c.post_id = q.post_id AND c.target = q.target AND c.country <> ''
                WHERE q.country = %s AND q.status = %s GROUP BY COALESCE(c.country, '')",
            QueueEntries::ALL_COUNTRIES,
            Decision::Pending->value,
        );
    }

    private function table(): string
    {
        return $this->counts->db->table(QueueTables::QUEUE);
    }
}

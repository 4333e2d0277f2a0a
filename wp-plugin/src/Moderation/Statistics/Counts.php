<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use Passerelle\Kernel\Database;

/** Runs a query of the columns "name" and "count". */
final readonly class Counts
{
    public function __construct(public Database $db)
    {
    }

    /** @return array<string, int> by name, in the order of the query */
    public function run(string $sql, int|string ...$values): array
    {
        $counts = [];
        foreach ($this->db->rows($sql, ...$values) as $row) {
            $counts[(string) $row['name']] = (int) $row['count'];
        }

        return $counts;
    }
}

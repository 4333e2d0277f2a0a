<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Counts;

use Passerelle\Moderation\Statistics\Period;

/** A figure by which all items are compared. */
interface RankedCounts extends Counts
{
    /** @return array<int, int> the highest counts of a period from this one up, by group, the highest first */
    public function highest(Period $period, int $smallest, int $limit): array;

    /** @return array<string, int> by month (YYYY-MM), without zeros: the sum of the items whose count of that month is this one or higher */
    public function byMonth(Period $period, int $smallest): array;
}

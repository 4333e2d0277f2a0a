<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Counts;

use Passerelle\Moderation\Statistics\Period;

/** One kind of figure about items. */
interface Counts
{
    /**
     * @param non-empty-list<int> $groupIds
     * @return list<array{groupId: int, day: string, count: int}> without zeros, in any order
     */
    public function of(array $groupIds, Period $period): array;
}

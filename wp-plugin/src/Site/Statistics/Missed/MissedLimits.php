<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Missed;

use Passerelle\Kernel\Composition\Limit;

final readonly class MissedLimits
{
    /**
     * @param int $rowsPerDay of each language
     * @param int $smallest number of searches from which words are shown
     * @param int $shown rows
     */
    public function __construct(
        #[Limit('missedSearches', 'keepDays')] public int $keepDays,
        #[Limit('missedSearches', 'rowsPerDay')] public int $rowsPerDay,
        #[Limit('missedSearches', 'smallest')] public int $smallest,
        #[Limit('missedSearches', 'shown')] public int $shown,
    ) {
    }
}

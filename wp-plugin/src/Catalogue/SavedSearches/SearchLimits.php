<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use Passerelle\Kernel\Composition\Limit;

final readonly class SearchLimits
{
    /**
     * @param int $name characters
     * @param int $itemsPerRun new items that searches are asked for together
     * @param int $searchesPerRun
     */
    public function __construct(
        #[Limit('savedSearches', 'perPerson')] public int $perPerson,
        #[Limit('savedSearches', 'name')] public int $name,
        #[Limit('savedSearches', 'itemsPerRun')] public int $itemsPerRun,
        #[Limit('savedSearches', 'searchesPerRun')] public int $searchesPerRun,
    ) {
    }
}

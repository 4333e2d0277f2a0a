<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

final readonly class Result
{
    /**
     * @param list<int> $ids post ids of this page, in order
     * @param int $total of all pages
     */
    public function __construct(
        public array $ids,
        public int $total,
        public Facets $facets,
        public Query $query,
    ) {
    }
}

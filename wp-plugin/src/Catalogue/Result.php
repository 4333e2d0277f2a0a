<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Sets;

final readonly class Result
{
    /**
     * @param list<int> $ids post ids of this page, in order
     * @param int $total of all pages
     * @param Sets|null $sets what it was found in; null: nothing had to be read to know that there is nothing
     */
    public function __construct(
        public array $ids,
        public int $total,
        public Facets $facets,
        public Query $query,
        public ?Sets $sets = null,
    ) {
    }
}

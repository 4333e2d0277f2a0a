<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

use Passerelle\Applications\Decisions\Places\Plan\CategoryPlaces;

/** Who is proposed for the places of a category. */
final readonly class FilledCategory
{
    /**
     * @param int $taken places of those that have one
     * @param array<int, Basis> $proposed by id, in the order in which places were filled
     * @param int $unfilled places for which nobody is proposed
     * @param list<int> $met number of places by minimum, in their order
     * @param list<array{int, int}> $edges the last one proposed and the first one passed over, of each minimum and of the ranking
     */
    public function __construct(
        public CategoryPlaces $category,
        public int $taken,
        public array $proposed,
        public int $unfilled,
        public array $met,
        public array $edges,
    ) {
    }
}

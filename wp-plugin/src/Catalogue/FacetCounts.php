<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filter;
use Passerelle\Catalogue\Filters\Filters;

/** Counts the facets of a search, each without its own filter. */
final readonly class FacetCounts
{
    public function __construct(private Filters $filters, private Sets $sets, private Filtering $filtering, private DateTimeImmutable $now)
    {
    }

    public function all(): Facets
    {
        return new Facets(array_map(
            fn (Filter $filter): array => $this->count($filter->sets($this->sets, $this->now), $this->filtering->items($filter->name)),
            $this->filters->all(),
        ));
    }

    /**
     * @param array<array-key, string> $values bits by value
     * @param string $items results of the other filters
     * @return array<string, int> number of items by value, most first
     */
    private function count(array $values, string $items): array
    {
        $counts = [];
        foreach ($values as $value => $bits) {
            $count = Bits::count($bits & $items);
            if ($count > 0) {
                $counts[(string) $value] = $count;
            }
        }
        uksort($counts, static fn (int|string $one, int|string $other): int => [$counts[$other], (string) $one] <=> [$counts[$one], (string) $other]);

        return $counts;
    }
}

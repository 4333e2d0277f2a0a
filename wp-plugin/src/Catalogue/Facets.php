<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Number of results for each value of a filter, with the other filters unchanged. */
final readonly class Facets
{
    /**
     * Only values that have results; the most frequent first, equal ones by value.
     *
     * @param array<string, array<string, int>> $counts number of items by filter name and value
     */
    public function __construct(private array $counts)
    {
    }

    public static function none(): self
    {
        return new self([]);
    }

    /** @return array<string, int> items by value */
    public function of(string $filter): array
    {
        return $this->counts[$filter] ?? [];
    }
}

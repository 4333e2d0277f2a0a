<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;

/** Results of each filter of a query, and of all combined. */
final readonly class Filtering
{
    /**
     * @param string $base items of the language that match the words
     * @param array<string, string> $filters items by filter name
     */
    private function __construct(private string $base, private array $filters)
    {
    }

    /**
     * @param string|null $matches null: no text search
     * @param Sets|null $others sets of the other language, to exclude its items
     */
    public static function of(Filters $all, Query $query, Sets $sets, ?string $matches, DateTimeImmutable $now, ?Sets $others = null): self
    {
        $base = $sets->get(Marks::ALL);
        if ($matches !== null) {
            $base &= $matches;
        }
        if ($query->onlyUntranslated && $others !== null) {
            $base &= ~$others->get(Marks::ALL);
        }
        $filters = [];
        foreach ($query->filters as $name => $values) {
            $filters[$name] = $all->all()[$name]->items($values, $sets, $now);
        }

        return new self($base, $filters);
    }

    /** Results of all filters except one, for the facet of that filter. */
    public function items(?string $without = null): string
    {
        $items = $this->base;
        foreach ($this->filters as $filter => $each) {
            if ($filter !== $without) {
                $items &= $each;
            }
        }

        return $items;
    }
}

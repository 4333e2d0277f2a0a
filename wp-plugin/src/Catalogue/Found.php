<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;

/** Results of a search as sets, before rows are read from the database. */
final readonly class Found
{
    /**
     * @param Ranking|null $ranking null: no text search
     * @param QueryWords|null $words the words of the ranking
     */
    public function __construct(
        private Filters $filters,
        public Query $query,
        public Sets $sets,
        private ?Ranking $ranking,
        public DateTimeImmutable $now,
        private ?Sets $others = null,
        public ?QueryWords $words = null,
    ) {
    }

    public function total(): int
    {
        return Bits::count($this->items());
    }

    public function items(): string
    {
        return $this->filtering()->items();
    }

    public function facets(): Facets
    {
        return (new FacetCounts($this->filters, $this->sets, $this->filtering(), $this->now))->all();
    }

    /** @return iterable<string> items in parts of descending rank; each part is sorted by the query's order */
    public function parts(): iterable
    {
        $items = $this->items();

        return $this->ranking !== null && $this->query->sort === Sort::Relevance ? $this->ranking->parts($items) : [$items];
    }

    /** @param string $filter one of Filters::names() */
    public function totalWithout(string $filter): int
    {
        return $filter === Filters::WORDS
            ? Bits::count($this->filtering($this->sets->get(Marks::ALL))->items())
            : Bits::count($this->filtering()->items($filter));
    }

    private function filtering(?string $matches = null): Filtering
    {
        return Filtering::of($this->filters, $this->query, $this->sets, $matches ?? $this->matches(), $this->now, $this->others);
    }

    /** Null: no text search. */
    private function matches(): ?string
    {
        if ($this->ranking?->isPartial !== true) {
            return $this->ranking?->matches();
        }
        $filtered = Filtering::of($this->filters, $this->query, $this->sets, null, $this->now, $this->others);

        return $this->ranking->matchesAmong($filtered->items());
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;

/** What a search found, as sets: nothing of it was read from the database yet but its place in them. */
final readonly class Found
{
    /**
     * @param Ranking|null $ranking null: no text is looked for
     * @param QueryWords|null $words what the ranking was made of
     */
    public function __construct(
        public Query $query,
        public Sets $sets,
        private ?Ranking $ranking,
        private DateTimeImmutable $now,
        private ?Sets $others = null,
        public ?QueryWords $words = null,
    ) {
    }

    public function total(): int
    {
        return Bits::count($this->filtering()->things());
    }

    public function facets(): Facets
    {
        return (new FacetCounts($this->sets, $this->filtering(), $this->now))->all();
    }

    /** @return iterable<string> the things, part by part in order; within a part the query's order decides */
    public function parts(): iterable
    {
        $things = $this->filtering()->things();

        return $this->ranking !== null && $this->query->sort === Sort::Relevance ? $this->ranking->parts($things) : [$things];
    }

    public function totalWithout(Filter $filter): int
    {
        return $filter === Filter::Text
            ? Bits::count($this->filtering($this->sets->get(Marks::ALL))->things())
            : Bits::count($this->filtering()->things($filter));
    }

    private function filtering(?string $matches = null): Filtering
    {
        return Filtering::of($this->query, $this->sets, $matches ?? $this->ranking?->matches(), $this->now, $this->others);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Query;

/** What a query asks for: filters that words name, terms, and how the result came about. */
final readonly class Reading
{
    /**
     * @param Query $query with the filters that words name, and without these words
     * @param list<Term> $terms what the remaining words ask for; empty: filters only
     * @param list<Meaning> $filters filters that words name
     * @param list<Correction> $corrections
     * @param bool $isPartial items need not have all terms
     * @param bool $areStopWordsOnly
     */
    public function __construct(
        public Query $query,
        public array $terms,
        public array $filters = [],
        public array $corrections = [],
        public bool $isPartial = false,
        public bool $areStopWordsOnly = false,
    ) {
    }

    /** Items with most of the terms are found, too. */
    public function partial(): self
    {
        return new self($this->query, $this->terms, $this->filters, $this->corrections, true, $this->areStopWordsOnly);
    }

    /** @param list<Correction> $corrections */
    public function after(array $corrections): self
    {
        return new self($this->query, $this->terms, $this->filters, $corrections, $this->isPartial, $this->areStopWordsOnly);
    }

    /** @return list<Meaning> all that was understood, in the order of the words */
    public function meanings(): array
    {
        return [...$this->filters, ...array_values(array_filter(array_map(static fn (Term $term): ?Meaning => $term->meaning, $this->terms)))];
    }
}

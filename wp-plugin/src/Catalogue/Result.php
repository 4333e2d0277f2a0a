<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Reading\Reading;

final readonly class Result
{
    /**
     * @param list<int> $ids post ids of this page, in order
     * @param int $total of all pages
     * @param Sets|null $sets sets of the search; null: known to be empty without reading
     * @param QueryWords|null $words words of the search; null: no text search
     * @param Reading|null $reading how the words were understood; null: no text search
     * @param Query $query as it was asked
     */
    public function __construct(
        public array $ids,
        public int $total,
        public Facets $facets,
        public Query $query,
        public ?Sets $sets = null,
        private ?QueryWords $words = null,
        public ?Reading $reading = null,
    ) {
    }

    /** Null without text search. */
    public function highlighter(): ?Highlighter
    {
        return $this->words === null ? null : new Highlighter($this->words, $this->query->language);
    }
}

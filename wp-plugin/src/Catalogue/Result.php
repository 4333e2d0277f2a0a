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
     * @param QueryWords|null $words what it was found by; null: by no text
     */
    public function __construct(
        public array $ids,
        public int $total,
        public Facets $facets,
        public Query $query,
        public ?Sets $sets = null,
        private ?QueryWords $words = null,
    ) {
    }

    /** Null when no text was looked for. */
    public function highlighter(): ?Highlighter
    {
        return $this->words === null ? null : new Highlighter($this->words, $this->query->language);
    }
}

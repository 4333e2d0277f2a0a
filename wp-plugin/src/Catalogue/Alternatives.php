<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** What else there would be: the same search without one of its filters, and what only the other language has. */
final readonly class Alternatives
{
    public function __construct(private Search $search)
    {
    }

    /** @return list<Relaxation> none when the search found something, or nothing would help */
    public function relaxations(Result $result): array
    {
        return $result->total > 0 ? [] : $this->search->relaxations($result->query);
    }

    /** How many things fit and exist in the other language only. */
    public function otherLanguageTotal(Result $result): int
    {
        return $result->query->onlyUntranslated ? 0 : $this->search->total($result->query->inOtherLanguage());
    }
}

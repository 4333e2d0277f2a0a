<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Finds what may interest somebody, before it is ranked. */
interface Candidates
{
    /**
     * Public items that are not closed: of each type first those with wanted sectors and countries, then those with either, then
     * others; in each, the most recent first.
     *
     * @return list<Candidate> each group once
     */
    public function find(CandidateQuery $query): array;
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Finds items that may interest a person, before they are ranked. */
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

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** What else there would be: the same search without one of its filters, and what only the other language has. */
final readonly class Alternatives
{
    public function __construct(private Search $search)
    {
    }

    /** @return list<Relaxation> most results first; none when the search found something, or nothing would help */
    public function relaxations(Result $result): array
    {
        if ($result->total > 0) {
            return [];
        }
        $found = [];
        foreach ($result->query->filters() as $filter) {
            $total = $this->search->run($result->query->without($filter))->total;
            if ($total > 0) {
                $found[] = new Relaxation($filter, $result->query->given($filter), $total);
            }
        }
        usort($found, static fn (Relaxation $a, Relaxation $b): int => $b->total <=> $a->total);

        return $found;
    }

    /** How many things fit and exist in the other language only. */
    public function otherLanguageTotal(Result $result): int
    {
        return $this->search->run($result->query->inOtherLanguage())->total;
    }
}

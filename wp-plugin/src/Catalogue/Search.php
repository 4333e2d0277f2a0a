<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/**
 * Searches the index of public things in one language. Seven statements at most, whatever the number of things, words
 * and filters; rights are not asked here, since the index holds nothing that a visitor may not see.
 */
final readonly class Search
{
    public function __construct(
        private Database $db,
        private Clock $clock,
        private Limits $limits,
        private Vocabulary $vocabulary,
        private Postings $postings,
        private Blocks $blocks,
    ) {
    }

    public function run(Query $query): Result
    {
        $found = $this->find($query);
        $total = $found?->total() ?? 0;

        return new Result(
            $found !== null && $query->offset() < $total ? (new Page($this->db, $query, $found->sets))->cut($found->parts()) : [],
            $total,
            $found?->facets() ?? new Facets([], [], [], [], []),
            $query,
        );
    }

    public function total(Query $query): int
    {
        return $this->find($query)?->total() ?? 0;
    }

    /** @return list<Relaxation> what would be found without each filter, most results first; only what finds something */
    public function relaxations(Query $query): array
    {
        $found = $this->find($query) ?? new Found($query, Sets::read($this->blocks, $query->language), new Ranking(0), $this->clock->now());
        $relaxations = [];
        foreach ($query->filters() as $filter) {
            $total = $found->totalWithout($filter);
            if ($total > 0) {
                $relaxations[] = new Relaxation($filter, $query->given($filter), $total);
            }
        }
        usort($relaxations, static fn (Relaxation $one, Relaxation $other): int => $other->total <=> $one->total);

        return $relaxations;
    }

    /** Null: nothing can have these words. */
    private function find(Query $query): ?Found
    {
        $words = $query->q === '' ? null : QueryWords::of($query, $this->vocabulary, $this->limits);
        if ($words !== null && $words->matchNothing() && !$words->areStopWordsOnly) {
            return null;
        }
        [$sets, $others] = $query->onlyUntranslated ? Sets::readBoth($this->blocks, $query->language) : [Sets::read($this->blocks, $query->language), null];

        return new Found($query, $sets, $this->ranking($words, $query, $sets), $this->clock->now(), $others);
    }

    /** Null: no text is looked for, or one of nothing but words that say nothing and stand in no title. */
    private function ranking(?QueryWords $words, Query $query, Sets $sets): ?Ranking
    {
        if ($words === null || $words->matchNothing()) {
            return null;
        }
        $ranking = $this->postings->read($words, $query->language, $sets);

        return $words->areStopWordsOnly && Bits::isEmpty($ranking->matches()) ? null : $ranking;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/**
 * Searches the index of public things in one language. Five statements at most, whatever the number of things, words
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

        return new Result($this->page($found, $total), $total, $found?->facets() ?? Facets::none(), $query, $found?->sets, $found?->words);
    }

    /** What fits the same search and exists in the other language only: its first things and how many there are. Facets are not counted. */
    public function inOtherLanguage(Result $result, int $perPage): Result
    {
        $query = $result->query->inOtherLanguage($perPage);
        $found = $this->find($query, $result->sets);
        $total = $found?->total() ?? 0;

        return new Result($this->page($found, $total), $total, Facets::none(), $query, $found?->sets, $found?->words);
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

    /** @return list<int> */
    private function page(?Found $found, int $total): array
    {
        return $found !== null && $found->query->offset() < $total ? (new Page($this->db, $found->query, $found->sets))->cut($found->parts()) : [];
    }

    /**
     * Null: nothing can have these words.
     *
     * @param Sets|null $known those of the other language, when they have been read
     */
    private function find(Query $query, ?Sets $known = null): ?Found
    {
        $words = $query->q === '' ? null : QueryWords::of($query, $this->vocabulary, $this->limits);
        if ($words !== null && $words->matchNothing() && !$words->areStopWordsOnly) {
            return null;
        }
        [$sets, $others] = $query->onlyUntranslated
            ? Sets::readBeside($this->blocks, $query->language, $known ?? Sets::read($this->blocks, $query->language->other()))
            : [Sets::read($this->blocks, $query->language), null];

        $ranking = $this->ranking($words, $query, $sets);

        return new Found($query, $sets, $ranking, $this->clock->now(), $others, $ranking === null ? null : $words);
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

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/**
 * Searches the index of public items in one language, with at most five statements. No permission checks: the index contains
 * only what visitors may see.
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
        private Filters $filters,
    ) {
    }

    public function run(Query $query): Result
    {
        $found = $this->find($query);
        $total = $found?->total() ?? 0;

        return new Result($this->page($found, $total), $total, $found?->facets() ?? Facets::none(), $query, $found?->sets, $found?->words);
    }

    /** First results that exist in the other language only, and their number, without facets. */
    public function inOtherLanguage(Result $result, int $perPage): Result
    {
        $query = $result->query->inOtherLanguage($perPage);
        $found = $this->find($query, $result->sets);
        $total = $found?->total() ?? 0;

        return new Result($this->page($found, $total), $total, Facets::none(), $query, $found?->sets, $found?->words);
    }

    /** @return list<Relaxation> results without each filter, most results first; none without results */
    public function relaxations(Query $query): array
    {
        $found = $this->find($query) ?? new Found($this->filters, $query, Sets::read($this->blocks, $query->language), new Ranking(0), $this->clock->now());
        $relaxations = [];
        foreach ($query->set() as $filter) {
            $total = $found->totalWithout($filter);
            if ($total > 0) {
                $relaxations[] = new Relaxation($filter, $query->valuesOf($filter), $total);
            }
        }
        usort($relaxations, static fn (Relaxation $one, Relaxation $other): int => $other->total <=> $one->total);

        return $relaxations;
    }

    /** @return list<int> */
    private function page(?Found $found, int $total): array
    {
        if ($found === null || $found->query->offset() >= $total) {
            return [];
        }

        return match ($found->query->sort) {
            Sort::Closing => (new ClosingOrder($this->db, $found->query, $found->sets, $found->now))->cut($found->items()),
            Sort::Next => (new DateOrder($this->db, $found->query, $found->sets, $found->now))->cut($found->items()),
            default => (new Page($this->db, $found->query, $found->sets))->cut($found->parts()),
        };
    }

    /**
     * Null: no item can match these words.
     *
     * @param Sets|null $known sets of the other language, if already read
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

        return new Found($this->filters, $query, $sets, $ranking, $this->clock->now(), $others, $ranking === null ? null : $words);
    }

    /** Null: no text search, or only stop words that are in no title. */
    private function ranking(?QueryWords $words, Query $query, Sets $sets): ?Ranking
    {
        if ($words === null || $words->matchNothing()) {
            return null;
        }
        $ranking = $this->postings->read($words, $query->language, $sets);

        return $words->areStopWordsOnly && Bits::isEmpty($ranking->matches()) ? null : $ranking;
    }
}

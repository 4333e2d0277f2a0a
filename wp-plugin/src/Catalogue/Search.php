<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Reading\Reading;
use Passerelle\Catalogue\Reading\ReadQuery;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/**
 * Searches the index of public items in one language, with at most five statements for what was typed, and a few more when that finds
 * nothing. No permission checks: the index contains only what visitors may see.
 */
final readonly class Search
{
    public function __construct(
        private Database $db,
        private Clock $clock,
        private Vocabulary $vocabulary,
        private Postings $postings,
        private Blocks $blocks,
        private Filters $filters,
        private ReadQuery $read,
    ) {
    }

    public function run(Query $query): Result
    {
        $sets = null;
        foreach ($this->read->attempts($query) as $reading) {
            $found = $this->find($reading, $sets);
            $sets = $found->sets ?? $sets;
            if ($found !== null && $found->total() > 0) {
                return $this->result($query, $reading, $found);
            }
            $first ??= [$reading, $found];
        }
        [$reading, $found] = $first ?? [$this->read->of($query), null];

        return $this->result($query, $reading, $found);
    }

    /** First results that exist in the other language only, and their number, without facets. */
    public function inOtherLanguage(Result $result, int $perPage): Result
    {
        $query = $result->query->inOtherLanguage($perPage);
        $reading = $this->read->of($query);
        $found = $this->find($reading, $result->sets);
        $total = $found?->total() ?? 0;

        return new Result($this->page($found, $total), $total, Facets::none(), $query, $found?->sets, $found?->words, $reading);
    }

    /**
     * Reads the index once for all searches. Parts of the words are not enough: the item would not be what was asked for.
     *
     * @param array<string, Query> $queries of one language
     * @param list<int> $groupIds
     * @return array<string, list<int>>
     */
    public function among(array $queries, array $groupIds): array
    {
        $sets = null;
        $among = [];
        foreach ($queries as $key => $query) {
            foreach ($this->read->attempts($query) as $reading) {
                $found = $reading->isPartial ? null : $this->find($reading, $sets);
                $sets = $found->sets ?? $sets;
                if ($found !== null && $found->total() > 0) {
                    $among[$key] = $found->sets->groups($found->items() & $found->sets->bits($groupIds));
                    break;
                }
            }
        }

        return array_filter($among);
    }

    /** @return list<Relaxation> results without each filter, those that words name among them, most results first; none without results */
    public function relaxations(Query $query): array
    {
        $reading = $this->read->of($query);
        $found = $this->find($reading) ?? new Found($this->filters, $reading->query, Sets::read($this->blocks, $query->language), new Ranking(0), $this->clock->now());
        $relaxations = [];
        foreach (array_unique([...$query->set(), ...array_keys($reading->query->filters)]) as $filter) {
            $total = $filter === Filters::WORDS ? $this->withoutWords($query, $found)->total() : $found->totalWithout($filter);
            if ($total > 0) {
                $relaxations[] = new Relaxation($filter, $filter === Filters::WORDS ? [$query->q] : $reading->query->valuesOf($filter), $total);
            }
        }
        usort($relaxations, static fn (Relaxation $one, Relaxation $other): int => $other->total <=> $one->total);

        return $relaxations;
    }

    /** Results of the filters that the reader chose: without words there are none that words name. */
    private function withoutWords(Query $query, Found $found): Found
    {
        return new Found($this->filters, $query->narrowed([], ''), $found->sets, null, $found->now);
    }

    private function result(Query $query, Reading $reading, ?Found $found): Result
    {
        $total = $found?->total() ?? 0;

        return new Result(
            $this->page($found, $total),
            $total,
            $found?->facets() ?? Facets::none(),
            $query,
            $found?->sets,
            $found?->words,
            $query->q === '' ? null : $reading,
        );
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
     * @param Sets|null $known sets of the language, or of the other language for what exists there only, if already read
     */
    private function find(Reading $reading, ?Sets $known = null): ?Found
    {
        $query = $reading->query;
        // Signs only.
        if ($reading->terms === [] && $query->q !== '') {
            return null;
        }
        $words = $reading->terms === [] ? null : QueryWords::ofReading($reading, $this->vocabulary);
        if ($words !== null && $words->matchNothing() && !$words->areStopWordsOnly) {
            return null;
        }
        [$sets, $others] = $query->onlyUntranslated
            ? Sets::readBeside($this->blocks, $query->language, $known ?? Sets::read($this->blocks, $query->language->other()))
            : [$known ?? Sets::read($this->blocks, $query->language), null];

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

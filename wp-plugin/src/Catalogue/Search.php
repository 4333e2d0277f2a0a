<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/**
 * Searches the index of public things in one language. Eight statements at most, whatever the number of things, words
 * and filters; rights are not asked here, since the index holds nothing that a visitor may not see.
 */
final readonly class Search
{
    public function __construct(
        private Database $db,
        private Clock $clock,
        private Limits $limits,
        private FacetCounts $facets,
        private FacetValues $values,
    ) {
    }

    public function run(Query $query): Result
    {
        $conditions = new Conditions($this->db, $query, $this->clock->now(), $this->limits, $this->values);
        if ($conditions->matchNothing()) {
            return new Result([], 0, new Facets([], [], [], [], []), $query);
        }
        $counts = $this->facets->cube($conditions);
        $total = $counts->total($query);

        return new Result(
            $query->offset() < $total ? $this->ids($conditions, $query) : [],
            $total,
            $this->facets->all($conditions, $query, $counts),
            $query,
        );
    }

    /** @return list<int> */
    private function ids(Conditions $conditions, Query $query): array
    {
        $order = match ($query->sort) {
            Sort::Recent => 'c.published_at DESC, c.post_id DESC',
            Sort::TitleAsc => 'c.title_sort, c.post_id',
            Sort::TitleDesc => 'c.title_sort DESC, c.post_id DESC',
            Sort::Relevance => "c.weight DESC, c.published_at DESC, c.post_id DESC",
        };
        $selection = $conditions->selection();

        return $this->db->ids(
            "SELECT c.post_id {$selection->sql()} ORDER BY {$order} LIMIT %d OFFSET %d",
            ...[...$selection->values(), $query->perPage, $query->offset()],
        );
    }
}

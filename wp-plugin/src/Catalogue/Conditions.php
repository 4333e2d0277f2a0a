<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Kernel\Database;

/**
 * Turns a query into SQL conditions. Every one of them is answered by an index; there is no LIKE but on a beginning.
 */
final readonly class Conditions
{
    /** Null: no text is looked for. */
    private ?Matches $matches;

    private bool $isHopeless;

    /** @var array<string, list<int>> numbers of the values that each facet is filtered by */
    private array $values;

    public function __construct(
        private Database $db,
        private Query $query,
        private DateTimeImmutable $now,
        Limits $limits,
        FacetValues $facetValues,
    ) {
        $words = QueryWords::of($query, $db, $limits);
        $this->isHopeless = $words->isHopeless;
        $this->matches = $words->areGiven() ? new Matches($db, $query, $words, $now) : null;
        $this->values = $facetValues->find([Facet::Country->value => $query->countries, Facet::Sector->value => $query->sectors]);
    }

    /** True when a text is looked for that no document has. */
    public function matchNothing(): bool
    {
        return $this->isHopeless;
    }

    /** True when these conditions let everything of the language pass. */
    public function matchEverything(Filter ...$without): bool
    {
        return $this->matches === null && !$this->query->onlyUntranslated && $this->filters($without) === [];
    }

    /**
     * All conditions but those named: a facet is counted as if its own filter were not set.
     *
     * @return Selection of "c", rows of the catalogue or matches
     */
    public function selection(Filter ...$without): Selection
    {
        $selection = new Selection();
        if ($this->matches === null) {
            $selection->from("{$this->db->table('catalogue')} c");
            $selection->where('c.language = %s', $this->query->language->value);
        } else {
            $this->matches->addTo($selection);
        }
        foreach ($this->filters($without) as $filter) {
            $this->addFilter($selection, $filter);
        }
        if ($this->query->onlyUntranslated) {
            $selection->where(
                "c.post_id NOT IN (SELECT o.post_id FROM {$this->db->table('catalogue')} o JOIN {$this->db->table('catalogue')} t"
                . ' ON t.group_id = o.group_id AND t.language = %s WHERE o.language = %s)',
                $this->query->language->other()->value,
                $this->query->language->value,
            );
        }

        return $selection;
    }

    /** 'open', 'upcoming', 'closed' or '' for a row of selection(), as SQL. */
    public function state(): string
    {
        return $this->matches === null ? StateRule::sql($this->now) : 'c.state';
    }

    /**
     * @param array<Filter> $without
     * @return list<Filter> those that are set
     */
    private function filters(array $without): array
    {
        return array_values(array_filter(
            $this->query->filters(),
            static fn (Filter $filter): bool => $filter !== Filter::Text && !in_array($filter, $without, true),
        ));
    }

    private function addFilter(Selection $selection, Filter $filter): void
    {
        $query = $this->query;
        match ($filter) {
            Filter::Type => $selection->where('c.type = %s', (string) $query->type?->value),
            Filter::Kind => $selection->where('c.kind = %s', (string) $query->kind?->value),
            Filter::State => $selection->where("{$this->state()} = %s", (string) $query->state?->value),
            Filter::Country => $this->addValues($selection, $this->values[Facet::Country->value]),
            Filter::Sector => $this->addValues($selection, $this->values[Facet::Sector->value]),
            Filter::Text => null,
        };
    }

    /** @param list<int> $values none: nothing has the values that were asked for */
    private function addValues(Selection $selection, array $values): void
    {
        if ($values === []) {
            $selection->where('1 = 0');
            return;
        }
        $selection->where(
            "c.post_id IN (SELECT post_id FROM {$this->db->table('catalogue_facets')} WHERE language = %s AND value_id IN (" . Database::placeholders($values) . '))',
            $this->query->language->value,
            ...$values,
        );
    }
}

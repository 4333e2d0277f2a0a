<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Kernel\Database;

/**
 * Turns a query into SQL conditions. Every one of them is answered by an index; there is no LIKE but on a beginning.
 * With words, statements begin at the rarest of them and never at the catalogue, whose rows are joined where needed.
 */
final readonly class Conditions
{
    private QueryWords $words;

    /** @var array<string, list<int>> numbers of the values that each facet is filtered by */
    private array $values;

    public function __construct(
        private Database $db,
        private Query $query,
        private DateTimeImmutable $now,
        Limits $limits,
        FacetValues $facetValues,
    ) {
        $this->words = QueryWords::of($query, $db, $limits);
        $this->values = $facetValues->find([Facet::Country->value => $query->countries, Facet::Sector->value => $query->sectors]);
    }

    /** True when a text is looked for that no document has. */
    public function matchNothing(): bool
    {
        return $this->words->isHopeless;
    }

    /** True when these conditions let everything of the language pass. */
    public function matchEverything(Filter ...$without): bool
    {
        return !$this->words->areGiven() && array_filter(Filter::cases(), fn (Filter $filter): bool => $this->isSet($filter) && !in_array($filter, $without, true)) === [];
    }

    /**
     * All conditions but those named: a facet is counted as if its own filter were not set.
     *
     * @return Selection over rows "c" of the catalogue
     */
    public function selection(Filter ...$without): Selection
    {
        return $this->build($without, true, false);
    }

    /** As selection(), with the words' weights: for relevance(). */
    public function weighted(): Selection
    {
        return $this->build([], true, true);
    }

    /** As selection(), for statements that need nothing but thing(): the catalogue's rows are left out where they can be. */
    public function things(Filter ...$without): Selection
    {
        return $this->build($without, !$this->words->areGiven() || $this->needsCatalogue($without), false);
    }

    /** The column of a selection that holds the post's id. */
    public function thing(): string
    {
        return $this->words->areGiven() ? 'w0.post_id' : 'c.post_id';
    }

    /** How well a row of weighted() fits the words: an SQL expression. */
    public function relevance(): string
    {
        $weights = array_map(static fn (int $index): string => "w{$index}.weight", array_keys($this->words->all));
        if ($this->words->beginning !== null) {
            $weights[] = 'w' . count($this->words->all) . '.weight';
        }

        return implode(' + ', $weights);
    }

    /** @param array<Filter> $without */
    private function build(array $without, bool $withCatalogue, bool $withWeights): Selection
    {
        $selection = new Selection();
        $this->addWords($selection, $withWeights);
        if (!$this->words->areGiven()) {
            $selection->from("{$this->db->table('catalogue')} c");
            $selection->where('c.language = %s', $this->query->language->value);
        } elseif ($withCatalogue) {
            // No condition on the language here: a word has one, and no index of the catalogue may look like a beginning.
            $selection->from("{$this->db->table('catalogue')} c ON c.post_id = w0.post_id");
        }
        foreach (Filter::cases() as $filter) {
            if ($this->isSet($filter) && !in_array($filter, $without, true)) {
                $this->addFilter($selection, $filter);
            }
        }

        return $selection;
    }

    private function addWords(Selection $selection, bool $withWeights): void
    {
        $language = $this->query->language->value;
        $table = $this->db->table('catalogue_words');
        foreach ($this->words->all as $index => $word) {
            $same = $index === 0 ? '' : " ON w{$index}.post_id = w0.post_id";
            $selection->from("{$table} w{$index}{$same}");
            $selection->where("w{$index}.language = %s AND w{$index}.word = %s", $language, $word);
        }
        if ($this->words->beginning === null) {
            return;
        }
        [$condition, $values] = $this->words->any === []
            ? ['word LIKE %s', [$this->db->wpdb->esc_like($this->words->beginning) . '%']]
            : ['word IN (' . Database::placeholders($this->words->any) . ')', $this->words->any];
        $next = count($this->words->all);
        if ($next > 0 && !$withWeights) {
            $selection->where("w0.post_id IN (SELECT post_id FROM {$table} WHERE language = %s AND {$condition})", $language, ...$values);
            return;
        }
        $same = $next === 0 ? '' : " ON w{$next}.post_id = w0.post_id";
        $selection->from(
            "(SELECT post_id, MAX(weight) AS weight FROM {$table} WHERE language = %s AND {$condition} GROUP BY post_id) w{$next}{$same}",
            $language,
            ...$values,
        );
    }

    /** @param array<Filter> $without */
    private function needsCatalogue(array $without): bool
    {
        return array_filter(
            [Filter::Type, Filter::Kind, Filter::State],
            fn (Filter $filter): bool => $this->isSet($filter) && !in_array($filter, $without, true),
        ) !== [];
    }

    private function isSet(Filter $filter): bool
    {
        return match ($filter) {
            Filter::Type => $this->query->type !== null,
            Filter::Kind => $this->query->kind !== null,
            Filter::State => $this->query->state !== null,
            Filter::Country => $this->query->countries !== [],
            Filter::Sector => $this->query->sectors !== [],
        };
    }

    private function addFilter(Selection $selection, Filter $filter): void
    {
        $query = $this->query;
        match ($filter) {
            Filter::Type => $selection->where('c.type = %s', (string) $query->type?->value),
            Filter::Kind => $selection->where('c.kind = %s', (string) $query->kind?->value),
            Filter::State => $selection->where(StateRule::sql($this->now) . ' = %s', (string) $query->state?->value),
            Filter::Country => $this->addValues($selection, $this->values[Facet::Country->value]),
            Filter::Sector => $this->addValues($selection, $this->values[Facet::Sector->value]),
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
            "{$this->thing()} IN (SELECT post_id FROM {$this->db->table('catalogue_facets')} WHERE language = %s AND value_id IN (" . Database::placeholders($values) . '))',
            $this->query->language->value,
            ...$values,
        );
    }
}

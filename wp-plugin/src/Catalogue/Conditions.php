<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Database;

/**
 * Turns a query into SQL conditions. Every one of them is answered by an index; there is no LIKE but on a beginning.
 * Words are conditions on rows found otherwise as well as ways to find rows, so the database begins with the rarest.
 */
final readonly class Conditions
{
    /** @var list<string> */
    private array $words;

    private ?string $prefix;

    /** @var array<string, list<int>> numbers of the values that each facet is filtered by */
    private array $values;

    public function __construct(
        private Database $db,
        private Query $query,
        private DateTimeImmutable $now,
        Limits $limits,
        FacetValues $facetValues,
    ) {
        $cut = Words::forQuery($query->q, $query->language);
        $this->words = array_slice($cut['words'], 0, $limits->maxWords);
        $this->prefix = $cut['prefix'];
        $this->values = $facetValues->find([Facet::Country->value => $query->countries, Facet::Sector->value => $query->sectors]);
    }

    /** True when a text is looked for that holds nothing to look up ("?!"): no document has it. */
    public function matchNothing(): bool
    {
        return $this->query->q !== '' && $this->prefix === null;
    }

    /**
     * All conditions but those named: a facet is counted as if its own filter were not set. Columns of the catalogue
     * may be used.
     */
    public function selection(Filter ...$without): Selection
    {
        $selection = new Selection($this->db->table('catalogue'));
        $selection->where('c.language = %s', $this->query->language->value);
        $this->addWords($selection, $this->words);
        $this->addFilters($selection, $without);

        return $selection;
    }

    /** As selection(), for statements that need nothing but post_id: the catalogue's rows are left out where they can be. */
    public function ids(Filter ...$without): Selection
    {
        if ($this->words === [] || $this->needsCatalogue($without)) {
            return $this->selection(...$without);
        }
        $selection = new Selection($this->db->table('catalogue_words'));
        $selection->where('c.language = %s AND c.word = %s', $this->query->language->value, $this->words[0]);
        $this->addWords($selection, array_slice($this->words, 1));
        $this->addFilters($selection, $without);

        return $selection;
    }

    /** True when these conditions let everything of the language pass. */
    public function matchEverything(Filter ...$without): bool
    {
        return $this->prefix === null && !$this->needsCatalogue($without)
            && ($this->query->countries === [] || in_array(Filter::Country, $without, true))
            && ($this->query->sectors === [] || in_array(Filter::Sector, $without, true));
    }

    /**
     * How well a row of selection() fits the words.
     *
     * @return array{string, list<string>} an SQL expression and the values of its placeholders
     */
    public function relevance(): array
    {
        $weights = array_map(static fn (int $index): string => "w{$index}.weight", array_keys($this->words));
        if ($this->prefix === null) {
            return ['0', []];
        }
        $weights[] = "(SELECT MAX(p.weight) FROM {$this->db->table('catalogue_words')} p WHERE p.post_id = c.post_id AND p.word LIKE %s)";

        return [implode(' + ', $weights), [$this->beginning()]];
    }

    /** @param list<string> $words */
    private function addWords(Selection $selection, array $words): void
    {
        $language = $this->query->language->value;
        $table = $this->db->table('catalogue_words');
        foreach ($words as $index => $word) {
            $alias = "w{$index}";
            $selection->join("JOIN {$table} {$alias} ON {$alias}.language = %s AND {$alias}.word = %s AND {$alias}.post_id = c.post_id", $language, $word);
        }
        if ($this->prefix !== null) {
            $selection->where("c.post_id IN (SELECT post_id FROM {$table} WHERE language = %s AND word LIKE %s)", $language, $this->beginning());
        }
    }

    private function beginning(): string
    {
        return $this->db->wpdb->esc_like((string) $this->prefix) . '%';
    }

    /** @param array<Filter> $without */
    private function needsCatalogue(array $without): bool
    {
        return ($this->query->type !== null && !in_array(Filter::Type, $without, true))
            || ($this->query->kind !== null && !in_array(Filter::Kind, $without, true))
            || ($this->query->state !== null && !in_array(Filter::State, $without, true));
    }

    /** @param array<Filter> $without */
    private function addFilters(Selection $selection, array $without): void
    {
        foreach (Filter::cases() as $filter) {
            if (!in_array($filter, $without, true)) {
                $this->addFilter($selection, $filter);
            }
        }
    }

    private function addFilter(Selection $selection, Filter $filter): void
    {
        $query = $this->query;
        match ($filter) {
            Filter::Type => $query->type === null ? null : $selection->where('c.type = %s', $query->type->value),
            Filter::Kind => $query->kind === null ? null : $selection->where('c.kind = %s', $query->kind->value),
            Filter::State => $query->state === null ? null : $selection->where(StateRule::sql($this->now) . ' = %s', $query->state->value),
            Filter::Country => $query->countries === [] ? null : $this->addValues($selection, $this->values[Facet::Country->value]),
            Filter::Sector => $query->sectors === [] ? null : $this->addValues($selection, $this->values[Facet::Sector->value]),
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

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Database;

/** Turns a query into SQL conditions. Every one of them is answered by an index; there is no LIKE but on a beginning. */
final readonly class Conditions
{
    /** @var list<string> */
    private array $words;

    private ?string $prefix;

    public function __construct(
        private Database $db,
        private Query $query,
        private DateTimeImmutable $now,
        Limits $limits,
    ) {
        $cut = Words::forQuery($query->q, $query->language);
        $this->words = array_slice($cut['words'], 0, $limits->maxWords);
        $this->prefix = $cut['prefix'];
    }

    /** True when a text is looked for that holds nothing to look up ("?!"): no document has it. */
    public function matchNothing(): bool
    {
        return $this->query->q !== '' && $this->prefix === null;
    }

    /** All conditions but those named: a facet is counted as if its own filter were not set. */
    public function selection(Filter ...$without): Selection
    {
        $selection = new Selection($this->db->table('catalogue'));
        $selection->where('c.language = %s', $this->query->language->value);
        $this->addWords($selection);
        foreach (Filter::cases() as $filter) {
            if (!in_array($filter, $without, true)) {
                $this->add($selection, $filter);
            }
        }

        return $selection;
    }

    /** How well a row fits the words: an SQL expression over the joins of selection(). */
    public function relevance(): string
    {
        $weights = array_map(static fn (int $index): string => "w{$index}.weight", array_keys($this->words));
        if ($this->prefix !== null) {
            $weights[] = 'wp.weight';
        }

        return $weights === [] ? '0' : implode(' + ', $weights);
    }

    private function addWords(Selection $selection): void
    {
        $language = $this->query->language->value;
        $table = $this->db->table('catalogue_words');
        foreach ($this->words as $index => $word) {
            $alias = "w{$index}";
            $selection->join("JOIN {$table} {$alias} ON {$alias}.language = %s AND {$alias}.word = %s AND {$alias}.post_id = c.post_id", $language, $word);
        }
        if ($this->prefix !== null) {
            $selection->join(
                "JOIN (SELECT post_id, MAX(weight) AS weight FROM {$table} WHERE language = %s AND word LIKE %s GROUP BY post_id) wp ON wp.post_id = c.post_id",
                $language,
                $this->db->wpdb->esc_like($this->prefix) . '%',
            );
        }
    }

    private function add(Selection $selection, Filter $filter): void
    {
        $query = $this->query;
        match ($filter) {
            Filter::Type => $query->type === null ? null : $selection->where('c.type = %s', $query->type->value),
            Filter::Kind => $query->kind === null ? null : $selection->where('c.kind = %s', $query->kind->value),
            Filter::State => $query->state === null ? null : $selection->where(StateRule::sql($this->now) . ' = %s', $query->state->value),
            Filter::Country => $this->addTerms($selection, Facet::Country, $query->countries),
            Filter::Sector => $this->addTerms($selection, Facet::Sector, $query->sectors),
        };
    }

    /** @param list<string> $values */
    private function addTerms(Selection $selection, Facet $facet, array $values): void
    {
        if ($values === []) {
            return;
        }
        $selection->where(
            "c.post_id IN (SELECT post_id FROM {$this->db->table('catalogue_terms')} WHERE language = %s AND facet = %s AND value IN ("
            . Database::placeholders($values) . '))',
            $this->query->language->value,
            $facet->value,
            ...$values,
        );
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Database;

/** Counts the facets in SQL: one statement for type, kind and state together, one or two for countries and sectors. */
final readonly class FacetCounts
{
    public function __construct(private Database $db)
    {
    }

    /** Counts by type, kind and state at once: about thirty rows, from which total and three facets are sums. */
    public function cube(Conditions $conditions): Cube
    {
        $selection = $conditions->selection(Filter::Type, Filter::Kind, Filter::State);
        $state = $conditions->state();
        $rows = $this->db->rows(
            "SELECT c.type, c.kind, {$state} AS state, COUNT(*) AS things {$selection->sql()} GROUP BY c.type, c.kind, {$state}",
            ...$selection->values(),
        );

        return new Cube(array_map(static fn (array $row): array => [
            'type' => (string) $row['type'],
            'kind' => (string) $row['kind'],
            'state' => (string) $row['state'],
            'things' => (int) $row['things'],
        ], $rows));
    }

    public function all(Conditions $conditions, Query $query, Cube $cube): Facets
    {
        $counts = $query->countries === [] && $query->sectors === []
            ? $this->values($conditions, $query)
            : [
                Facet::Country->value => $this->values($conditions, $query, Filter::Country)[Facet::Country->value] ?? [],
                Facet::Sector->value => $this->values($conditions, $query, Filter::Sector)[Facet::Sector->value] ?? [],
            ];

        return new Facets(
            types: $cube->types($query),
            kinds: $cube->kinds($query),
            countries: $counts[Facet::Country->value] ?? [],
            sectors: $counts[Facet::Sector->value] ?? [],
            states: $cube->states($query),
        );
    }

    /** @return array<string, array<string, int>> things by facet and value, ordered as Facets says */
    private function values(Conditions $conditions, Query $query, Filter ...$without): array
    {
        $facets = $this->db->table('catalogue_facets');
        if ($conditions->matchEverything(...$without)) {
            $counted = "FROM {$facets} f WHERE f.language = %s";
            $values = [$query->language->value];
        } else {
            $selection = $conditions->selection(...$without);
            $selection->from("{$facets} f ON f.post_id = c.post_id");
            $counted = $selection->sql();
            $values = $selection->values();
        }
        $rows = $this->db->rows(
            "SELECT v.facet, v.value, n.things FROM (SELECT f.value_id, COUNT(*) AS things {$counted} GROUP BY f.value_id) n
            JOIN {$this->db->table('catalogue_values')} v ON v.id = n.value_id ORDER BY n.things DESC, v.value",
            ...$values,
        );
        $counts = [];
        foreach ($rows as $row) {
            $counts[(string) $row['facet']][(string) $row['value']] = (int) $row['things'];
        }

        return $counts;
    }
}

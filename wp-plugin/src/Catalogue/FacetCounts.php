<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Kernel\Database;

/** Counts the facets in SQL: one statement for type, kind and state together, one or two for countries and sectors. */
final readonly class FacetCounts
{
    public function __construct(private Database $db)
    {
    }

    /** Counts by type, kind and state at once: about thirty rows, from which total and three facets are sums. */
    public function cube(Conditions $conditions, DateTimeImmutable $now): Cube
    {
        $selection = $conditions->selection(Filter::Type, Filter::Kind, Filter::State);
        $state = StateRule::sql($now);
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
        $countries = $query->countries === [] && $query->sectors === []
            ? $this->terms($conditions)
            : [
                ...$this->terms($conditions, Facet::Country, Filter::Country),
                ...$this->terms($conditions, Facet::Sector, Filter::Sector),
            ];

        return new Facets(
            types: $cube->types($query),
            kinds: $cube->kinds($query),
            countries: $countries[Facet::Country->value] ?? [],
            sectors: $countries[Facet::Sector->value] ?? [],
            states: $cube->states($query),
        );
    }

    /** @return array<string, array<string, int>> things by facet and value, ordered as Facets says */
    private function terms(Conditions $conditions, ?Facet $facet = null, Filter ...$without): array
    {
        $selection = $conditions->selection(...$without);
        $selection->join("JOIN {$this->db->table('catalogue_terms')} t ON t.post_id = c.post_id");
        if ($facet !== null) {
            $selection->where('t.facet = %s', $facet->value);
        }
        $rows = $this->db->rows(
            "SELECT t.facet, t.value, COUNT(*) AS things {$selection->sql()} GROUP BY t.facet, t.value ORDER BY things DESC, t.value",
            ...$selection->values(),
        );
        $counts = [];
        foreach ($rows as $row) {
            $counts[(string) $row['facet']][(string) $row['value']] = (int) $row['things'];
        }

        return $counts;
    }
}

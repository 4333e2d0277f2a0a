<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Text\Words;
use Passerelle\Content\ContentType;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Country;
use Passerelle\Reference\Sector;
use Passerelle\Reference\Sectors;

/** What is offered while somebody types: sectors and countries by their names, then things by their titles. */
final readonly class Suggestions
{
    /** Sectors and countries together; the rest is for things. */
    private const PLACES = 3;

    public function __construct(
        private Database $db,
        private Search $search,
        private Limits $limits,
        private Countries $countries,
        private Sectors $sectors,
    ) {
    }

    /**
     * @param list<ContentType> $types search types; none: all of them
     * @return list<Suggestion>
     */
    public function of(string $text, Lang $language, array $types = []): array
    {
        $query = Query::of($this->limits, $language, $text, count($types) === 1 ? $types[0] : null, perPage: $this->limits->suggestions);
        if (Words::forQuery($query->q, $language)['prefix'] === null) {
            return [];
        }
        $places = $this->places($query);

        return [...$places, ...array_slice($this->items($query, $types), 0, $this->limits->suggestions - count($places))];
    }

    /** @return list<Suggestion> of names one of whose words begins like the text, those that have something */
    private function places(Query $query): array
    {
        $begun = static fn (string $name): bool => str_contains(' ' . Folding::sortKey($name), ' ' . Folding::sortKey($query->q));
        $sectors = array_filter($this->sectors->sorted($query->language), static fn (Sector $sector): bool => $begun($sector->name($query->language)));
        $countries = array_filter($this->countries->sorted($query->language), static fn (Country $country): bool => $begun($country->name($query->language)));
        if ($sectors === [] && $countries === []) {
            return [];
        }
        $facets = $this->search->run(Query::of($this->limits, $query->language, perPage: 1))->facets;
        $found = [];
        foreach ($sectors as $sector) {
            $found[] = Suggestion::sector($sector->name($query->language), $sector->key, $facets->sectors[$sector->key] ?? 0);
        }
        foreach ($countries as $country) {
            $found[] = Suggestion::country($country->name($query->language), $country->isoCode, $facets->countries[$country->isoCode] ?? 0);
        }

        return array_slice(array_values(array_filter($found, static fn (Suggestion $suggestion): bool => $suggestion->count > 0)), 0, self::PLACES);
    }

    /**
     * @param list<ContentType> $types
     * @return list<Suggestion>
     */
    private function items(Query $query, array $types): array
    {
        $ids = $this->search->run($query)->ids;
        if ($ids === []) {
            return [];
        }
        $sql = "SELECT post_id, title, type, slug, group_id FROM {$this->db->table('catalogue')} WHERE post_id IN (" . Database::placeholders($ids) . ')';
        $found = [];
        foreach ($this->db->rows($sql, ...$ids) as $row) {
            $type = ContentType::from((string) $row['type']);
            if ($types === [] || in_array($type, $types, true)) {
                $found[(int) $row['post_id']] = Suggestion::item((string) $row['title'], $type, (string) $row['slug'], (int) $row['group_id']);
            }
        }

        return array_values(array_filter(array_map(static fn (int $id): ?Suggestion => $found[$id] ?? null, $ids)));
    }
}

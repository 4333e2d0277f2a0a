<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Languages\Lang;

final class Countries
{
    public function __construct(private readonly Terms $terms)
    {
    }

    /** @return array<string, Country> by ISO code */
    public function all(): array
    {
        $countries = [];
        foreach ($this->terms->of(Taxonomies::COUNTRY) as $term) {
            $code = strtoupper($term['meta'][Taxonomies::ISO_CODE] ?? $term['slug']);
            $countries[$code] = new Country($term['id'], $code, Names::from($term['meta'], $term['name']));
        }

        return $countries;
    }

    public function find(string $isoCode): ?Country
    {
        return $this->all()[$isoCode] ?? null;
    }

    /**
     * @param list<string> $isoCodes
     * @return list<Country> those that exist, in the order asked
     */
    public function findMany(array $isoCodes): array
    {
        $all = $this->all();

        return array_values(array_filter(array_map(static fn (string $code): ?Country => $all[$code] ?? null, $isoCodes)));
    }

    /** @return list<Country> by name */
    public function sorted(Lang $language): array
    {
        return Names::sorted($this->all(), $language);
    }
}

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

    /** @return array<int, string> ISO codes by id */
    public function codes(): array
    {
        return array_column(array_map(static fn (Country $country): array => [$country->id, $country->isoCode], $this->all()), 1, 0);
    }

    public function find(string $isoCode): ?Country
    {
        return $this->all()[$isoCode] ?? null;
    }

    /**
     * @param list<string> $isoCodes
     * @return list<Country> existing ones, in the requested order
     */
    public function findMany(array $isoCodes): array
    {
        $all = $this->all();

        return array_values(array_filter(array_map(static fn (string $code): ?Country => $all[$code] ?? null, $isoCodes)));
    }

    /**
     * For lists to choose from.
     *
     * @param string|null $own ISO code of the country of who chooses, which comes first
     * @return list<Country> those of Africa and France, then the others, each part by name, without territories in which nobody lives
     */
    public function sorted(Lang $language, ?string $own = null): array
    {
        $first = $others = [];
        $near = array_flip(IsoCodes::ofAfricaAndFrance());
        $inhabited = array_diff_key($this->all(), array_flip(IsoCodes::uninhabited()));
        foreach (Names::sorted($inhabited, $language) as $country) {
            if ($country->isoCode === $own) {
                array_unshift($first, $country);
            } elseif (isset($near[$country->isoCode])) {
                $first[] = $country;
            } else {
                $others[] = $country;
            }
        }

        return [...$first, ...$others];
    }
}

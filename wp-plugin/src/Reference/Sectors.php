<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Languages\Lang;

/** The sectors of activity, on two levels. */
final class Sectors
{
    public function __construct(private readonly Terms $terms)
    {
    }

    /** @return array<string, Sector> by key */
    public function all(): array
    {
        $sectors = [];
        foreach ($this->terms->of(Taxonomies::SECTOR) as $term) {
            $sectors[$term['slug']] = new Sector(
                $term['id'],
                $term['slug'],
                $term['parent'] === 0 ? null : $term['parent'],
                ($term['meta'][Taxonomies::ICON] ?? '') === '' ? null : $term['meta'][Taxonomies::ICON],
                Names::from($term['meta'], $term['name']),
            );
        }

        return $sectors;
    }

    /** @return array<int, string> keys by id */
    public function keys(): array
    {
        return array_column(array_map(static fn (Sector $sector): array => [$sector->id, $sector->key], $this->all()), 1, 0);
    }

    public function find(string $key): ?Sector
    {
        return $this->all()[$key] ?? null;
    }

    /**
     * @param list<string> $keys
     * @return list<Sector> existing ones, in the requested order
     */
    public function findMany(array $keys): array
    {
        $all = $this->all();

        return array_values(array_filter(array_map(static fn (string $key): ?Sector => $all[$key] ?? null, $keys)));
    }

    /** @return list<Sector> each sector of the first level, by name, followed by its children, by name */
    public function sorted(Lang $language): array
    {
        $byParent = [];
        foreach (Names::sorted($this->all(), $language) as $sector) {
            $byParent[$sector->parentId ?? 0][] = $sector;
        }
        $sorted = [];
        foreach ($byParent[0] ?? [] as $parent) {
            $sorted = [...$sorted, $parent, ...($byParent[$parent->id] ?? [])];
        }

        return $sorted;
    }
}

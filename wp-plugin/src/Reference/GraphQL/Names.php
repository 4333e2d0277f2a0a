<?php

declare(strict_types=1);

namespace Passerelle\Reference\GraphQL;

use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Country;
use Passerelle\Reference\Sector;
use Passerelle\Reference\Sectors;

/** Sectors and countries for the API. Their tables are small and read once per request. */
final class Names
{
    /** @var array<int, string|null>|null icon by sector id */
    private ?array $icons = null;

    /** @var array<string, Country>|null */
    private ?array $allCountries = null;

    /** @var array<string, Sector>|null */
    private ?array $allSectors = null;

    public function __construct(private readonly Countries $countries, private readonly Sectors $sectors)
    {
    }

    /**
     * @param list<string> $codes
     * @return list<array{id: int, isoCode: string, name: string}>
     */
    public function countries(array $codes, Lang $language): array
    {
        $this->allCountries ??= $this->countries->all();
        $found = array_filter(array_map(fn (string $code): ?Country => $this->allCountries[$code] ?? null, array_unique($codes)), is_object(...));

        return array_values(array_map(static fn (Country $country): array => self::country($country, $language), $found));
    }

    /**
     * @param list<string> $keys
     * @return list<array{id: int, key: string, name: string, icon: string|null, parentId: int|null}>
     */
    public function sectors(array $keys, Lang $language): array
    {
        $this->allSectors ??= $this->sectors->all();
        $found = array_filter(array_map(fn (string $key): ?Sector => $this->allSectors[$key] ?? null, array_unique($keys)), is_object(...));

        return array_values(array_map(fn (Sector $sector): array => $this->sector($sector, $language), $found));
    }

    /**
     * @param string|null $own ISO code of the country of who chooses from the list
     * @return list<array{id: int, isoCode: string, name: string}> in the order of lists to choose from
     */
    public function sortedCountries(Lang $language, ?string $own = null): array
    {
        return array_map(static fn (Country $country): array => self::country($country, $language), $this->countries->sorted($language, $own));
    }

    /** @return list<array{id: int, key: string, name: string, icon: string|null, parentId: int|null}> first level by name, each followed by its own */
    public function sortedSectors(Lang $language): array
    {
        return array_map(fn (Sector $sector): array => $this->sector($sector, $language), $this->sectors->sorted($language));
    }

    /** @return array{id: int, isoCode: string, name: string} */
    private static function country(Country $country, Lang $language): array
    {
        return ['id' => $country->id, 'isoCode' => $country->isoCode, 'name' => $country->name($language)];
    }

    /** @return array{id: int, key: string, name: string, icon: string|null, parentId: int|null} */
    private function sector(Sector $sector, Lang $language): array
    {
        return [
            'id' => $sector->id,
            'key' => $sector->key,
            'name' => $sector->name($language),
            'icon' => $sector->icon ?? $this->iconOf($sector->parentId),
            'parentId' => $sector->parentId,
        ];
    }

    /** Sectors of the second level have the icon of their parent. */
    private function iconOf(?int $parentId): ?string
    {
        if ($this->icons === null) {
            $this->icons = [];
            foreach ($this->sectors->all() as $sector) {
                $this->icons[$sector->id] = $sector->icon;
            }
        }

        return $parentId === null ? null : $this->icons[$parentId] ?? null;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Country;
use Passerelle\Reference\Sector;
use Passerelle\Reference\Sectors;

/** Stores the interests of accounts. WordPress deletes them with the account. */
final readonly class Interests
{
    public const META = 'passerelle_interests';

    public function __construct(private Sectors $sectors, private Countries $countries)
    {
    }

    /** Empty where none were chosen; deleted sectors and countries are left out. */
    public function of(int $userId): InterestChoice
    {
        $stored = get_user_meta($userId, self::META, true);
        if (!is_array($stored)) {
            return new InterestChoice();
        }

        return new InterestChoice(
            array_map(static fn (Sector $sector): string => $sector->key, $this->sectors->findMany(self::texts($stored, 'sectors'))),
            array_map(static fn (Country $country): string => $country->isoCode, $this->countries->findMany(self::texts($stored, 'countries'))),
            ($stored['allSectors'] ?? false) === true,
            ($stored['allCountries'] ?? false) === true,
        );
    }

    public function set(int $userId, InterestChoice $choice): void
    {
        update_user_meta($userId, self::META, [
            'sectors' => $choice->sectors,
            'countries' => $choice->countries,
            'allSectors' => $choice->allSectors,
            'allCountries' => $choice->allCountries,
        ]);
    }

    /**
     * @param array<array-key, mixed> $sectorIds term ids; what is not one is refused
     * @param array<array-key, mixed> $countryIds term ids
     * @throws DomainError invalid_fields at "sectorIds.0", "countryIds.3" …: unknown_sector, unknown_country; unexpected_fields: not a number
     */
    public function choose(array $sectorIds, array $countryIds, bool $allSectors, bool $allCountries): InterestChoice
    {
        $sectors = [];
        foreach ($this->sectors->all() as $sector) {
            $sectors[$sector->id] = $sector->key;
        }
        $countries = [];
        foreach ($this->countries->all() as $country) {
            $countries[$country->id] = $country->isoCode;
        }
        $errors = [];
        $choice = new InterestChoice(
            self::named($sectorIds, $sectors, 'sectorIds', FieldErrorCode::UnknownSector, $errors),
            self::named($countryIds, $countries, 'countryIds', FieldErrorCode::UnknownCountry, $errors),
            $allSectors,
            $allCountries,
        );
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }

        return $choice;
    }

    /** @return list<int> term ids of the chosen sectors */
    public function sectorIds(InterestChoice $choice): array
    {
        return array_map(static fn (Sector $sector): int => $sector->id, $this->sectors->findMany($choice->sectors));
    }

    /** @return list<int> term ids of the chosen countries */
    public function countryIds(InterestChoice $choice): array
    {
        return array_map(static fn (Country $country): int => $country->id, $this->countries->findMany($choice->countries));
    }

    /**
     * @param array<array-key, mixed> $ids
     * @param array<int, string> $known stored values by id
     * @param list<FieldError> $errors grows by what is unknown
     * @return list<string> each once
     */
    private static function named(array $ids, array $known, string $path, FieldErrorCode $unknown, array &$errors): array
    {
        $names = [];
        foreach (array_values($ids) as $index => $id) {
            $name = is_int($id) ? ($known[$id] ?? null) : null;
            if ($name === null) {
                $errors[] = new FieldError("{$path}.{$index}", is_int($id) ? $unknown->value : 'unexpected_fields');
            } else {
                $names[$name] = $name;
            }
        }

        return array_values($names);
    }

    /**
     * @param array<array-key, mixed> $stored
     * @return list<string>
     */
    private static function texts(array $stored, string $name): array
    {
        return array_values(array_filter((array) ($stored[$name] ?? []), is_string(...)));
    }
}

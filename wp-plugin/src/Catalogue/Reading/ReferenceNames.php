<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/** Names of countries and sectors in both languages, as phrases. */
final class ReferenceNames
{
    /** @var array<string, Meaning>|null by phrase */
    private ?array $meanings = null;

    public function __construct(private readonly Countries $countries, private readonly Sectors $sectors)
    {
    }

    public function meaning(string $phrase): ?Meaning
    {
        return $this->meanings()[$phrase] ?? null;
    }

    /** @return list<string> words of the name of a country or sector; empty for other filters */
    public function words(Meaning $meaning, Lang $language): array
    {
        $named = match ($meaning->filter) {
            Filters::COUNTRY => $this->countries->find($meaning->value),
            Filters::SECTOR => $this->sectors->find($meaning->value),
            default => null,
        };

        return $named === null ? [] : Words::of($named->name($language), $language);
    }

    /** @return array<string, Meaning> */
    private function meanings(): array
    {
        if ($this->meanings !== null) {
            return $this->meanings;
        }
        $meanings = [];
        foreach (Lang::cases() as $language) {
            foreach ($this->sectors->all() as $sector) {
                $meanings[self::phrase($sector->name($language))] = new Meaning(Filters::SECTOR, $sector->key, isName: true);
            }
            foreach ($this->countries->all() as $country) {
                $meanings[self::phrase($country->name($language))] = new Meaning(Filters::COUNTRY, $country->isoCode, isName: true);
            }
        }

        return $this->meanings = $meanings;
    }

    private static function phrase(string $name): string
    {
        return implode(' ', array_column(Words::typed($name), 'folded'));
    }
}

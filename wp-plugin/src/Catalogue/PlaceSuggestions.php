<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Reading\Meaning;
use Passerelle\Catalogue\Reading\ReferenceNames;
use Passerelle\Catalogue\Reading\SearchWords;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/** Sectors and countries that a search field suggests: those that its text means, and those with a word that begins like it. */
final readonly class PlaceSuggestions
{
    /** Maximum for sectors and countries together. */
    private const MAX = 3;

    public function __construct(private Sectors $sectors, private Countries $countries, private SearchWords $words, private ReferenceNames $names)
    {
    }

    /** @return list<Suggestion> those with items among these */
    public function of(Query $query, QueryWords $words, Sets $sets, string $items): array
    {
        $highlighter = new Highlighter($words->asTyped(), $query->language);
        $begins = static fn (string $name): bool => str_contains(' ' . Folding::sortKey($name), ' ' . Folding::sortKey($query->q));
        $meant = $this->meant($query);
        $found = [];
        foreach ($this->named($query->language) as [$filter, $value, $name]) {
            $isMeant = $meant?->filter === $filter && $meant->value === $value;
            $count = $isMeant || $begins($name) ? Bits::count($items & $sets->get(Marks::named($filter, $value))) : 0;
            if ($count === 0) {
                continue;
            }
            $suggestion = $filter === Filters::SECTOR
                ? Suggestion::sector($name, $highlighter, $value, $count)
                : Suggestion::country($name, $highlighter, $value, $count);
            $found = $isMeant ? [$suggestion, ...$found] : [...$found, $suggestion];
        }

        return array_slice($found, 0, self::MAX);
    }

    /** @return iterable<array{string, string, string}> filter, value and name of each sector, then of each country */
    private function named(Lang $language): iterable
    {
        foreach ($this->sectors->sorted($language) as $sector) {
            yield [Filters::SECTOR, $sector->key, $sector->name($language)];
        }
        foreach ($this->countries->sorted($language) as $country) {
            yield [Filters::COUNTRY, $country->isoCode, $country->name($language)];
        }
    }

    /** The sector or country that the whole text means: "danseuse", "RDC". */
    private function meant(Query $query): ?Meaning
    {
        $phrase = implode(' ', array_column(Words::typed($query->q), 'folded'));

        return $this->names->meaning($phrase) ?? $this->words->meaning($phrase);
    }
}

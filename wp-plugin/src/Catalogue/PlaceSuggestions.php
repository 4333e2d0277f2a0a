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
        $count = static fn (string $filter, string $value): int => Bits::count($items & $sets->get(Marks::named($filter, $value)));
        $meant = $this->meant($query);
        $found = $first = [];
        foreach ($this->sectors->sorted($query->language) as $sector) {
            $name = $sector->name($query->language);
            $isMeant = $meant?->filter === Filters::SECTOR && $meant->value === $sector->key;
            if ($isMeant || $begins($name)) {
                $suggestion = Suggestion::sector($name, $highlighter, $sector->key, $count(Filters::SECTOR, $sector->key));
                $isMeant ? $first[] = $suggestion : $found[] = $suggestion;
            }
        }
        foreach ($this->countries->sorted($query->language) as $country) {
            $name = $country->name($query->language);
            $isMeant = $meant?->filter === Filters::COUNTRY && $meant->value === $country->isoCode;
            if ($isMeant || $begins($name)) {
                $suggestion = Suggestion::country($name, $highlighter, $country->isoCode, $count(Filters::COUNTRY, $country->isoCode));
                $isMeant ? $first[] = $suggestion : $found[] = $suggestion;
            }
        }

        return array_slice(array_values(array_filter([...$first, ...$found], static fn (Suggestion $suggestion): bool => $suggestion->count > 0)), 0, self::MAX);
    }

    /** The sector or country that the whole text means: "danseuse", "RDC". */
    private function meant(Query $query): ?Meaning
    {
        $phrase = implode(' ', array_column(Words::typed($query->q), 'folded'));

        return $this->names->meaning($phrase) ?? $this->words->meaning($phrase);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;

/** Names of reference terms and their order. */
final class Names
{
    /**
     * @param array<string, string> $meta of a term
     * @return array<string, string> by language; falls back to the other language
     */
    public static function from(array $meta, string $termName): array
    {
        $names = [];
        foreach (Lang::cases() as $language) {
            $own = $meta[Taxonomies::NAME[$language->value]] ?? '';
            $other = $meta[Taxonomies::NAME[$language->other()->value]] ?? '';
            $names[$language->value] = $own !== '' ? $own : ($other !== '' ? $other : $termName);
        }

        return $names;
    }

    /**
     * @template T of Sector|Country
     * @param array<array-key, T> $items
     * @return list<T>
     */
    public static function sorted(array $items, Lang $language): array
    {
        $keys = array_map(static fn (Sector|Country $item): string => Folding::sortKey($item->name($language)), array_values($items));
        $items = array_values($items);
        asort($keys, SORT_STRING);

        return array_map(static fn (int $index): Sector|Country => $items[$index], array_keys($keys));
    }
}

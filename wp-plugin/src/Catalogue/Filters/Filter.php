<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Sets;

/** One filter of lists, as filters.json declares it: used by search, facets, index and API. */
abstract readonly class Filter
{
    /** Replaces invalid values, so that they match nothing; without them, everything would match. */
    protected const NO_MATCH = '-';

    /**
     * @param string $name in URLs, in the index and in PasserelleSearchFilter
     * @param string $input its key in PasserelleCatalogueFilter
     * @param string|null $facet its key in PasserelleFacets; null: its values are not counted
     * @param bool $isList true: takes several values, combined with OR
     * @param string|null $enum the GraphQL enum of its values; null: keys of the reference data
     */
    final public function __construct(
        public string $name,
        public string $input,
        public ?string $facet,
        public bool $isList,
        public ?string $enum,
        public FilterSource $source,
    ) {
    }

    /** @return array<array-key, string> bits of items by value, for all values in the index */
    abstract public function sets(Sets $sets, DateTimeImmutable $now): array;

    /**
     * @param non-empty-list<string> $values
     * @return string bits of the items with any of them
     */
    public function items(array $values, Sets $sets, DateTimeImmutable $now): string
    {
        return array_reduce(
            $values,
            fn (string $all, string $value): string => $all | $this->itemsWith($value, $sets, $now),
            Bits::none($sets->bytes),
        );
    }

    /**
     * Normalised values of an input.
     *
     * @return list<string> unique; empty: the filter is not set
     */
    public function read(mixed $input, int $max): array
    {
        $values = $this->isList ? array_values((array) $input) : array_filter([$input], static fn (mixed $value): bool => $value !== null && $value !== '');

        return array_values(array_unique(array_map($this->clean(...), array_slice($values, 0, $max))));
    }

    abstract protected function itemsWith(string $value, Sets $sets, DateTimeImmutable $now): string;

    /** @return string the value, or one that matches nothing */
    protected function clean(mixed $value): string
    {
        $isPossible = is_string($value) && preg_match('/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/D', $value) === 1;

        return match (true) {
            !$isPossible => self::NO_MATCH,
            $this->name === Filters::COUNTRY => strtoupper($value),
            default => strtolower($value),
        };
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** How many results there would be for each value of a filter, the other filters being as they are. */
final readonly class Facets
{
    /**
     * Only values that have results; the most frequent first, equal ones by value.
     *
     * @param array<string, int> $types by ContentType value
     * @param array<string, int> $kinds by Kind value
     * @param array<string, int> $countries by ISO code
     * @param array<string, int> $sectors by key, of both levels
     * @param array<string, int> $states "open" and "closed"
     */
    public function __construct(
        public array $types,
        public array $kinds,
        public array $countries,
        public array $sectors,
        public array $states,
    ) {
    }

    public static function none(): self
    {
        return new self([], [], [], [], []);
    }
}

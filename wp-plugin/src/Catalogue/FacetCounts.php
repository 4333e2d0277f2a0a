<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Sets;

/** Counts the facets of a search: each as if its own filter were not set. */
final readonly class FacetCounts
{
    public function __construct(private Sets $sets, private Filtering $filtering, private DateTimeImmutable $now)
    {
    }

    public function all(): Facets
    {
        $states = $this->sets->states($this->now);
        unset($states[OpenState::Upcoming->value]);

        return new Facets(
            types: $this->count($this->sets->family('type:'), Filter::Type),
            kinds: $this->count($this->sets->family('kind:'), Filter::Kind),
            countries: $this->count($this->sets->terms(Facet::Country), Filter::Country),
            sectors: $this->count($this->sets->terms(Facet::Sector), Filter::Sector),
            states: $this->count($states, Filter::State),
        );
    }

    /**
     * @param array<array-key, string> $values bits by value
     * @return array<string, int> things by value, those with most first
     */
    private function count(array $values, Filter $filter): array
    {
        $things = $this->filtering->things($filter);
        $counts = [];
        foreach ($values as $value => $bits) {
            $count = Bits::count($bits & $things);
            if ($count > 0) {
                $counts[(string) $value] = $count;
            }
        }
        uksort($counts, static fn (int|string $one, int|string $other): int => [$counts[$other], (string) $one] <=> [$counts[$one], (string) $other]);

        return $counts;
    }
}

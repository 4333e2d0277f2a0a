<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

/** What a reader wants to read about. */
final readonly class Interests
{
    /**
     * @param list<string> $sectors keys; empty: all
     * @param list<string> $countries ISO codes; empty: all
     */
    public function __construct(public array $sectors, public array $countries)
    {
    }

    public static function all(): self
    {
        return new self([], []);
    }

    /** An item that names no sector, or no country, is for readers of each. */
    public function include(Item $item): bool
    {
        return self::meet($this->sectors, $item->sectors) && self::meet($this->countries, $item->countries);
    }

    /**
     * @param list<string> $wanted
     * @param list<string> $own
     */
    private static function meet(array $wanted, array $own): bool
    {
        return $wanted === [] || $own === [] || array_intersect($wanted, $own) !== [];
    }
}

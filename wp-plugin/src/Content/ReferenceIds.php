<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Closure;

/** Codes and keys by the ids of countries and sectors in the API. */
final readonly class ReferenceIds
{
    /**
     * @param Closure(): array<int, string> $countries ISO codes by id
     * @param Closure(): array<int, string> $sectors keys by id
     */
    public function __construct(private Closure $countries, private Closure $sectors)
    {
    }

    /** @return array<int, string> ISO codes by id */
    public function countryCodes(): array
    {
        return ($this->countries)();
    }

    /** @return array<int, string> keys by id */
    public function sectorKeys(): array
    {
        return ($this->sectors)();
    }
}

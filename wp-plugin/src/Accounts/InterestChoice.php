<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

/** Chosen sectors and countries. "All" includes those that are added later. */
final readonly class InterestChoice
{
    /** @var list<string> keys of sectors; none when all are chosen */
    public array $sectors;

    /** @var list<string> ISO 3166 alpha-2 codes; none when all are chosen */
    public array $countries;

    /**
     * @param list<string> $sectors keys
     * @param list<string> $countries ISO 3166 alpha-2
     */
    public function __construct(array $sectors = [], array $countries = [], public bool $allSectors = false, public bool $allCountries = false)
    {
        $this->sectors = $allSectors ? [] : $sectors;
        $this->countries = $allCountries ? [] : $countries;
    }
}

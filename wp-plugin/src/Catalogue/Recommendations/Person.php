<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Accounts\InterestChoice;

/** What is known of the interests of a person: those they chose, and what their profile and public initiatives offer and seek. */
final readonly class Person
{
    /**
     * @param array<string, array<string, list<string>>> $stems of their opportunities, by Side value and language
     * @param list<int> $groups their own items, which are not recommended to them
     */
    public function __construct(public InterestChoice $interests, public array $stems, public array $groups)
    {
    }

    public function hasInterests(): bool
    {
        $choice = $this->interests;

        return $choice->allSectors || $choice->allCountries || $choice->sectors !== [] || $choice->countries !== [];
    }

    public function hasOpportunities(): bool
    {
        return array_filter(array_merge(...array_values(array_map(array_values(...), $this->stems)))) !== [];
    }
}

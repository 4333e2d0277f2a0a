<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

/** The places of a category. */
final readonly class CategoryPlaces
{
    /**
     * @param string $id of a choice of the question that names the categories; '': all applications
     * @param string $amount of each place, in digits; '': what is asked for
     * @param list<Minimum> $minimums in the order in which places are filled; their sum is not more than the places
     */
    public function __construct(public string $id, public int $places, public string $amount = '', public array $minimums = [])
    {
    }
}

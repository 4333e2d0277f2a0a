<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

/** A page of the list. */
final readonly class OwnCallPage
{
    /** @param list<OwnCall> $items */
    public function __construct(public array $items, public int $total, public OwnCallQuery $query)
    {
    }
}

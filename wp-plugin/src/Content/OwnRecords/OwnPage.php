<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

/** A page of the list. */
final readonly class OwnPage
{
    /** @param list<OwnRecord> $items */
    public function __construct(public array $items, public int $total, public OwnQuery $query)
    {
    }
}

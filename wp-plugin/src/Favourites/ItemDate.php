<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use DateTimeImmutable;

final readonly class ItemDate
{
    /** @param string $zone where it takes place; empty: not known */
    public function __construct(public DateKind $kind, public DateTimeImmutable $at, public string $zone)
    {
    }
}

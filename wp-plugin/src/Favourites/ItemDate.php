<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use DateTimeImmutable;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Zones\Zone;

final readonly class ItemDate
{
    /** @param string $zone where it takes place; empty: not known */
    public function __construct(public DateKind $kind, public DateTimeImmutable $at, public string $zone, public bool $isAllDay = false)
    {
    }

    /** The date as the API says it: in UTC, or as a day of the zone. */
    public function text(): string
    {
        return $this->isAllDay ? Zone::named($this->zone)->asIfUtc($this->at)->format('Y-m-d') : Times::text($this->at);
    }
}

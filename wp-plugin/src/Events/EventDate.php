<?php

declare(strict_types=1);

namespace Passerelle\Events;

use DateTimeImmutable;

/** One time that an event takes place, in UTC. */
final readonly class EventDate
{
    /** @param DateTimeImmutable|null $end null: not known */
    public function __construct(public DateTimeImmutable $start, public ?DateTimeImmutable $end)
    {
    }
}

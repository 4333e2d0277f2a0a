<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;

/** Stands at an instant of the past, at which demo content is made. */
final class DemoClock implements Clock
{
    public function __construct(private DateTimeImmutable $now)
    {
    }

    public function now(): DateTimeImmutable
    {
        return $this->now;
    }

    public function set(DateTimeImmutable $now): void
    {
        $this->now = $now;
    }
}

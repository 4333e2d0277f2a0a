<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Clock;

/** A clock that only moves when a test moves it. */
final class FrozenClock implements Clock
{
    private DateTimeImmutable $now;

    public function __construct(string $now = '2026-11-21T10:00:00Z')
    {
        $this->now = new DateTimeImmutable($now, new DateTimeZone('UTC'));
    }

    public function now(): DateTimeImmutable
    {
        return $this->now;
    }

    public function advance(int $seconds): void
    {
        $this->now = $this->now->modify("+{$seconds} seconds");
    }
}

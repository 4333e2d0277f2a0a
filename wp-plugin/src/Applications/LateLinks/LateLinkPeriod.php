<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;

/** How long unused late links are stored. Used ones go with their application. */
final readonly class LateLinkPeriod
{
    public function __construct(private LateLinkStore $links, private Clock $clock, #[Limit('lateLinks', 'keepDays')] private int $days)
    {
    }

    /** @return int links deleted */
    public function purge(): int
    {
        return $this->links->forgetUnused($this->clock->now()->modify("-{$this->days} days"));
    }
}

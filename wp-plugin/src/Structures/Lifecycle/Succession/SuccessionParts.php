<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

/** What deciding and carrying out a succession have in common. */
final readonly class SuccessionParts
{
    public function __construct(public SuccessionStore $successions, public Ownerless $ownerless, public SuccessionEvents $events)
    {
    }
}

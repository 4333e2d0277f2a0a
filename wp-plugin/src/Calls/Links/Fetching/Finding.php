<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

use Passerelle\Calls\Links\LinkState;

/** What one check of a link found. */
final readonly class Finding
{
    /** @param string|null $host that answered last; null when none did */
    public function __construct(public LinkState $state, public ?string $host = null)
    {
    }
}

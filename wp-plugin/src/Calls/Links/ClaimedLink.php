<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

/** A link that this worker checks. */
final readonly class ClaimedLink
{
    /** @param string $until as stored: the mark of this claim */
    public function __construct(public Link $link, public string $until)
    {
    }
}

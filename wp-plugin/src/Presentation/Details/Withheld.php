<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

/** Marks a response from which members would read more, so that the frontend's server caches a members' copy. */
final class Withheld
{
    private const HEADER = 'X-Passerelle-Withheld: members';

    private bool $isNoted = false;

    public function note(): void
    {
        if (!$this->isNoted && !headers_sent()) {
            $this->isNoted = true;
            header(self::HEADER);
        }
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

/** Tells the frontend's server that members would read more than this answer holds, so that they get a copy of their own. */
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

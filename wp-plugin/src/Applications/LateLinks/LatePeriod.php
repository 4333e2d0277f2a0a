<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use DateTimeImmutable;

/** Until when one applicant may write and send, whatever the closing of the call. */
final readonly class LatePeriod
{
    /** @param bool $isUsed whether it was sent: other dates still follow this one, and nothing is sent any more */
    public function __construct(public DateTimeImmutable $until, public bool $isUsed)
    {
    }

    public function includes(DateTimeImmutable $instant): bool
    {
        return !$this->isUsed && $instant <= $this->until;
    }
}

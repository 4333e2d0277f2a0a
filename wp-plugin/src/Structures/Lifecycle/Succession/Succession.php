<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use DateTimeImmutable;

/** What is decided about a structure without an active owner, and when it is done. */
final readonly class Succession
{
    /** @param int $heirId user id of the next owner; 0: the structure is closed */
    public function __construct(public int $groupId, public int $heirId, public DateTimeImmutable $due)
    {
    }

    public function isClosure(): bool
    {
        return $this->heirId === 0;
    }
}

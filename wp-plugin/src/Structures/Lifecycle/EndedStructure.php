<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use DateTimeImmutable;

/** A structure that was deleted, or merged into another one, and can be brought back. */
final readonly class EndedStructure
{
    /** @param int $intoGroup group id of the structure that it was merged into; 0: it was deleted */
    public function __construct(public int $id, public int $groupId, public int $intoGroup, public DateTimeImmutable $endedAt)
    {
    }

    public function isMerged(): bool
    {
        return $this->intoGroup !== 0;
    }
}

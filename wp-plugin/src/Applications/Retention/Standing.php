<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;

/** How near an application is to the end of its retention. */
final readonly class Standing
{
    /**
     * @param int $notices that were sent
     * @param DateTimeImmutable|null $removalAt what they announced
     * @param DateTimeImmutable|null $removedAt since when nobody reads it
     */
    public function __construct(public int $notices = 0, public ?DateTimeImmutable $removalAt = null, public ?DateTimeImmutable $removedAt = null)
    {
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

/** The place in the queue of something that waits for a decision. */
final readonly class WaitingPlace
{
    /**
     * @param int $ahead how many were submitted earlier in the same country and still wait
     * @param int|null $usualDays from submission to decision; null where too few were taken to say it
     */
    public function __construct(public int $ahead, public ?int $usualDays)
    {
    }
}

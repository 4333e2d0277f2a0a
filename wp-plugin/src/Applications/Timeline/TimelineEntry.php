<?php

declare(strict_types=1);

namespace Passerelle\Applications\Timeline;

use DateTimeImmutable;

/** Something that happened to an application. */
final readonly class TimelineEntry
{
    /**
     * @param int $actorId user id; 0: the platform, or an account that was erased
     * @param array<string, mixed> $data what more is to be said, by kind of event
     */
    public function __construct(public int $id, public TimelineEvent $event, public int $actorId, public DateTimeImmutable $at, public array $data)
    {
    }
}

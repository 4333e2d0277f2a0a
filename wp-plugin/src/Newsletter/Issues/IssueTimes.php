<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;

/** Instants of an issue, UTC. */
final readonly class IssueTimes
{
    /**
     * @param DateTimeImmutable|null $startedAt null: not sent so far
     * @param DateTimeImmutable|null $since items are new from then on, fixed when it starts
     * @param DateTimeImmutable|null $endedAt sent or cancelled
     */
    public function __construct(
        public DateTimeImmutable $changedAt,
        public ?DateTimeImmutable $startedAt = null,
        public ?DateTimeImmutable $since = null,
        public ?DateTimeImmutable $endedAt = null,
    ) {
    }
}

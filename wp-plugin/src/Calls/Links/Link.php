<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use DateTimeImmutable;

/** The external link of a call, with the result of its checks. Instants are in UTC. */
final readonly class Link
{
    /**
     * @param LinkState|null $state null: not known yet
     * @param DateTimeImmutable|null $since start of the state
     * @param int $failures checks that failed since the last success
     * @param DateTimeImmutable|null $failingSince the first of them
     * @param DateTimeImmutable|null $endsAt closing of the call, after which it is not checked
     * @param bool $isShown visitors are warned that it is dead
     */
    public function __construct(
        public int $groupId,
        public string $url,
        public ?LinkState $state = null,
        public ?DateTimeImmutable $since = null,
        public ?DateTimeImmutable $checkedAt = null,
        public ?string $finalHost = null,
        public int $failures = 0,
        public ?DateTimeImmutable $failingSince = null,
        public ?DateTimeImmutable $endsAt = null,
        public bool $isShown = false,
    ) {
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks;

use DateTimeImmutable;

/** Who edits a post: an account, in however many tabs. */
final readonly class Lock
{
    public function __construct(
        public int $userId,
        public DateTimeImmutable $since,
        public DateTimeImmutable $until,
    ) {
    }
}

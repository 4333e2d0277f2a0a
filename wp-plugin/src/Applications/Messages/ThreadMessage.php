<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use DateTimeImmutable;

/** A message in the thread of an application. */
final readonly class ThreadMessage
{
    /** @param int $userId who wrote it; 0: the account is gone */
    public function __construct(
        public int $id,
        public int $applicationId,
        public int $userId,
        public ThreadSide $side,
        public string $text,
        public DateTimeImmutable $writtenAt,
    ) {
    }
}

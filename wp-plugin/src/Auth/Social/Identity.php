<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use DateTimeImmutable;

/** A network's account that opens one of ours. */
final readonly class Identity
{
    public function __construct(
        public int $id,
        public SocialProvider $provider,
        public DateTimeImmutable $linkedAt,
        public DateTimeImmutable $usedAt,
    ) {
    }
}

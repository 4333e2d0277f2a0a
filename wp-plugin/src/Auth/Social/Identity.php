<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use DateTimeImmutable;

/** Account of a social network linked to an account of the site. */
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

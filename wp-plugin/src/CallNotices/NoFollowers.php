<?php

declare(strict_types=1);

namespace Passerelle\CallNotices;

/** Nobody can follow a call yet. */
final readonly class NoFollowers implements CallFollowers
{
    public function of(int $groupId): array
    {
        return [];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

/** Account and session of a redeemed token; without session, a new one is started. */
final readonly class RedeemedToken
{
    public function __construct(public int $userId, public ?int $sessionId)
    {
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Tokens;

/** Account and session of an access token. */
final readonly class AccessClaims
{
    public function __construct(public int $userId, public int $sessionId)
    {
    }
}

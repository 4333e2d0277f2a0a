<?php

declare(strict_types=1);

namespace Passerelle\Auth;

/** Whom an access token stands for, and the session that it dies with. */
final readonly class AccessClaims
{
    public function __construct(public int $userId, public int $sessionId)
    {
    }
}

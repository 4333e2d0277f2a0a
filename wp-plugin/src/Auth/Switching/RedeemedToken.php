<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

/** Whose a token was, and of which session; null: a session is begun with it. */
final readonly class RedeemedToken
{
    public function __construct(public int $userId, public ?int $sessionId)
    {
    }
}

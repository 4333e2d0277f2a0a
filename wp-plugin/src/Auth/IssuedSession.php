<?php

declare(strict_types=1);

namespace Passerelle\Auth;

/** What a browser gets for signing in or going on: the two tokens, the proof that the device is known, and for how long they may be kept. */
final readonly class IssuedSession
{
    public function __construct(
        public int $userId,
        public int $sessionId,
        public string $accessToken,
        public int $accessSeconds,
        public string $refreshToken,
        public int $refreshSeconds,
        public string $deviceProof,
        public int $deviceSeconds,
    ) {
    }
}

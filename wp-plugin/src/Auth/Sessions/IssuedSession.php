<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

/** Result of a sign-in or renewal: both tokens, the known-device token, and their lifetimes. */
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

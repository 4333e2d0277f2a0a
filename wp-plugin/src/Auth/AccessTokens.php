<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\Clock;
use SensitiveParameter;

/** Signed proofs of a session that live for minutes. They say who, never what somebody may do. */
final readonly class AccessTokens
{
    private const AUDIENCE = 'passerelle';

    private SignedTokens $tokens;

    public function __construct(TokenKeys $keys, Clock $clock, int $lifetime)
    {
        $this->tokens = new SignedTokens($keys, $clock, self::AUDIENCE, $lifetime);
    }

    public function issue(AccessClaims $claims): string
    {
        return $this->tokens->issue(['sub' => (string) $claims->userId, 'sid' => $claims->sessionId]);
    }

    /** Null for anything that this site did not sign, or that has expired. */
    public function read(#[SensitiveParameter] string $token): ?AccessClaims
    {
        $payload = $this->tokens->read($token);
        $user = $payload === null ? null : SignedTokens::userId($payload);
        $session = $payload->sid ?? null;

        return $user === null || !is_int($session) ? null : new AccessClaims($user, $session);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Tokens;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use SensitiveParameter;

/** Signed tokens of a session, valid for minutes. They identify the person and contain no rights. */
final readonly class AccessTokens
{
    private const AUDIENCE = 'passerelle';

    private SignedTokens $tokens;

    public function __construct(TokenKeys $keys, Clock $clock, #[Limit('auth', 'accessMinutes', Limit::PER_MINUTE)] int $lifetime)
    {
        $this->tokens = new SignedTokens($keys, $clock, self::AUDIENCE, $lifetime);
    }

    public function issue(AccessClaims $claims): string
    {
        return $this->tokens->issue(['sub' => (string) $claims->userId, 'sid' => $claims->sessionId]);
    }

    /** Null for invalid or expired tokens. */
    public function read(#[SensitiveParameter] string $token): ?AccessClaims
    {
        $payload = $this->tokens->read($token);
        $user = $payload === null ? null : SignedTokens::userId($payload);
        $session = $payload->sid ?? null;

        return $user === null || !is_int($session) ? null : new AccessClaims($user, $session);
    }
}

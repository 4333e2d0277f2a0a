<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Firebase\JWT\JWT;
use Firebase\JWT\Key;
use Passerelle\Kernel\Clock;
use SensitiveParameter;
use Throwable;

/** Signed proofs of a session that live for minutes. They say who, never what somebody may do. */
final readonly class AccessTokens
{
    private const ALGORITHM = 'HS256';
    private const AUDIENCE = 'passerelle';
    /** How far the clocks of two machines may be apart. */
    private const LEEWAY = 60;

    public function __construct(private TokenKeys $keys, private Clock $clock, private int $lifetime)
    {
    }

    public function issue(AccessClaims $claims): string
    {
        $now = $this->clock->now()->getTimestamp();
        $name = $this->keys->signingName();

        return JWT::encode([
            'aud' => self::AUDIENCE,
            'sub' => (string) $claims->userId,
            'sid' => $claims->sessionId,
            'iat' => $now,
            'exp' => $now + $this->lifetime,
        ], $this->keys->keys[$name], self::ALGORITHM, $name);
    }

    /** Null for anything that this site did not sign, or that has expired. */
    public function read(#[SensitiveParameter] string $token): ?AccessClaims
    {
        $keys = array_map(static fn (string $key): Key => new Key($key, self::ALGORITHM), $this->keys->keys);
        [$timestamp, $leeway] = [JWT::$timestamp, JWT::$leeway];
        JWT::$timestamp = $this->clock->now()->getTimestamp();
        JWT::$leeway = self::LEEWAY;
        try {
            $payload = $keys === [] ? null : JWT::decode($token, $keys);
        } catch (Throwable) {
            return null;
        } finally {
            JWT::$timestamp = $timestamp;
            JWT::$leeway = $leeway;
        }
        $session = $payload->sid ?? null;
        $user = $payload->sub ?? null;
        if (($payload->aud ?? null) !== self::AUDIENCE || !is_int($session) || !is_string($user) || !ctype_digit($user) || !isset($payload->exp)) {
            return null;
        }

        return new AccessClaims((int) $user, $session);
    }
}

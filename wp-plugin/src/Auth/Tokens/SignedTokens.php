<?php

declare(strict_types=1);

namespace Passerelle\Auth\Tokens;

use Firebase\JWT\JWT;
use Firebase\JWT\Key;
use Passerelle\Kernel\Clock;
use SensitiveParameter;
use stdClass;
use Throwable;

/** Signed tokens of this site, each valid for one audience and a limited time. */
final readonly class SignedTokens
{
    private const ALGORITHM = 'HS256';
    /** Allowed clock difference between machines. */
    private const LEEWAY = 60;

    public function __construct(private TokenKeys $keys, private Clock $clock, private string $audience, private int $lifetime)
    {
    }

    /** @param array<string, int|string> $claims */
    public function issue(array $claims): string
    {
        $now = $this->clock->now()->getTimestamp();
        $name = $this->keys->signingName();

        return JWT::encode(
            ['aud' => $this->audience, ...$claims, 'iat' => $now, 'exp' => $now + $this->lifetime],
            $this->keys->keys[$name],
            self::ALGORITHM,
            $name,
        );
    }

    /** Null for invalid or expired tokens and for those of another audience. */
    public function read(#[SensitiveParameter] string $token): ?stdClass
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

        return $payload !== null && ($payload->aud ?? null) === $this->audience && isset($payload->exp) ? $payload : null;
    }

    /** Account id of a token, or null. */
    public static function userId(stdClass $payload): ?int
    {
        $user = $payload->sub ?? null;

        return is_string($user) && ctype_digit($user) ? (int) $user : null;
    }
}

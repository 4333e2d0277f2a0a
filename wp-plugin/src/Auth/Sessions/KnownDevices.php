<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use Passerelle\Auth\Tokens\SignedTokens;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use SensitiveParameter;

/**
 * Signed tokens that a browser was signed in to an account before, valid for one account and some months. A token grants no
 * access; it only gives the browser a separate count of failed sign-ins. All tokens of an account are revoked together, since
 * each contains the account's generation at the time of issue.
 */
final readonly class KnownDevices
{
    private const AUDIENCE = 'passerelle-known-device';
    private const GENERATION_META = 'passerelle_known_devices';
    private const GENERATION_BYTES = 8;

    private SignedTokens $tokens;

    /** @param int $seconds validity of a token */
    public function __construct(TokenKeys $keys, Clock $clock, #[Limit('auth', 'knownDeviceDays', Limit::PER_DAY)] public int $seconds)
    {
        $this->tokens = new SignedTokens($keys, $clock, self::AUDIENCE, $seconds);
    }

    /** @param int $sessionId identifies the device across renewals of the session */
    public function issue(int $userId, int $sessionId): string
    {
        return $this->tokens->issue(['sub' => (string) $userId, 'did' => $sessionId, 'gen' => self::generation($userId)]);
    }

    /**
     * @param int|null $userId account of the sign-in; null: none found
     * @return string|null name of the device; null for a token that is missing, forged, expired, revoked or of another account
     */
    public function verify(#[SensitiveParameter] string $proof, ?int $userId): ?string
    {
        $payload = $this->tokens->read($proof);
        $device = $payload->did ?? null;
        $isOfAccount = $payload !== null && $userId !== null && SignedTokens::userId($payload) === $userId;

        return $isOfAccount && is_int($device) && ($payload->gen ?? null) === self::generation($userId) ? "{$userId}:{$device}" : null;
    }

    /** Revokes all tokens of the account. */
    public function forgetAll(int $userId): void
    {
        update_user_meta($userId, self::GENERATION_META, bin2hex(random_bytes(self::GENERATION_BYTES)));
    }

    private static function generation(int $userId): string
    {
        $generation = get_user_meta($userId, self::GENERATION_META, true);

        return is_string($generation) ? $generation : '';
    }
}

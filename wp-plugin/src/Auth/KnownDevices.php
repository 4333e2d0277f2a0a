<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\Clock;
use SensitiveParameter;

/**
 * Proofs that a browser was signed in to an account before: signed, good for one account and some months. A proof opens
 * nothing; it only gives the browser a count of failed sign-ins of its own. All proofs of an account end together, since
 * each names the generation that was written on the account at that moment.
 */
final readonly class KnownDevices
{
    private const AUDIENCE = 'passerelle-known-device';
    private const GENERATION_META = 'passerelle_known_devices';
    private const GENERATION_BYTES = 8;

    private SignedTokens $tokens;

    /** @param int $seconds that a proof is good */
    public function __construct(TokenKeys $keys, Clock $clock, public int $seconds)
    {
        $this->tokens = new SignedTokens($keys, $clock, self::AUDIENCE, $seconds);
    }

    /** @param int $sessionId names the device: however often the session is renewed, its failures are one count */
    public function prove(int $userId, int $sessionId): string
    {
        return $this->tokens->issue(['sub' => (string) $userId, 'did' => $sessionId, 'gen' => self::generation($userId)]);
    }

    /**
     * @param int|null $userId the account that was found; null: none was
     * @return string|null the name of the device; null for a proof that is missing, forged, expired, revoked or another account's
     */
    public function recognise(#[SensitiveParameter] string $proof, ?int $userId): ?string
    {
        $payload = $this->tokens->read($proof);
        $device = $payload->did ?? null;
        $isOfAccount = $payload !== null && $userId !== null && SignedTokens::userId($payload) === $userId;

        return $isOfAccount && is_int($device) && ($payload->gen ?? null) === self::generation($userId) ? "{$userId}:{$device}" : null;
    }

    /** No device of this account is known any more. */
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

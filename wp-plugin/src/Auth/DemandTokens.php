<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\Clock;
use SensitiveParameter;

/**
 * Short proofs of somebody who has shown that an address is theirs, and has still to choose a password: they let that
 * person complete the account, and nothing else. Worth nothing once the account is complete.
 */
final readonly class DemandTokens
{
    private const AUDIENCE = 'passerelle-demand';

    private SignedTokens $tokens;

    public function __construct(TokenKeys $keys, Clock $clock, public int $seconds, private AccountState $accounts)
    {
        $this->tokens = new SignedTokens($keys, $clock, self::AUDIENCE, $seconds);
    }

    /** @param int $userId of an account at the stage Incomplete */
    public function issue(int $userId): string
    {
        return $this->tokens->issue(['sub' => (string) $userId]);
    }

    /** Whose account it lets complete; null for a token that is worth nothing (any more). */
    public function read(#[SensitiveParameter] string $token): ?int
    {
        $payload = $this->tokens->read($token);
        $userId = $payload === null ? null : SignedTokens::userId($payload);

        return $userId !== null && $this->accounts->stageOf($userId) === AccountStage::Incomplete && !$this->accounts->isDisabled($userId)
            ? $userId
            : null;
    }
}

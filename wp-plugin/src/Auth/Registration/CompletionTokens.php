<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Tokens\SignedTokens;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use SensitiveParameter;

/**
 * Short-lived tokens for a person with a verified address and without a password, valid only for completing the account.
 * Invalid once it is complete.
 */
final readonly class CompletionTokens
{
    private const AUDIENCE = 'passerelle-demand';

    private SignedTokens $tokens;

    public function __construct(
        TokenKeys $keys,
        Clock $clock,
        #[Limit('auth', 'demandMinutes', Limit::PER_MINUTE)] public int $seconds,
        private AccountState $accounts,
    ) {
        $this->tokens = new SignedTokens($keys, $clock, self::AUDIENCE, $seconds);
    }

    /** @param int $userId of an account at the stage Incomplete */
    public function issue(int $userId): string
    {
        return $this->tokens->issue(['sub' => (string) $userId]);
    }

    /** Id of the account to complete; null for an invalid or expired token. */
    public function read(#[SensitiveParameter] string $token): ?int
    {
        $payload = $this->tokens->read($token);
        $userId = $payload === null ? null : SignedTokens::userId($payload);

        return $userId !== null && $this->accounts->stageOf($userId) === AccountStage::Incomplete && !$this->accounts->isDisabled($userId)
            ? $userId
            : null;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Auth\Sessions\IssuedSession;

/** Result of a social login. */
final readonly class SocialOutcome
{
    private function __construct(
        /** The person is signed in. */
        public ?IssuedSession $session,
        /** New account, to be completed with this token. */
        public ?string $demandToken,
    ) {
    }

    public static function signedIn(IssuedSession $session): self
    {
        return new self($session, null);
    }

    public static function toComplete(string $demandToken): self
    {
        return new self(null, $demandToken);
    }

    /** An account with this address exists: its owner must sign in by password to link both. */
    public static function toLink(): self
    {
        return new self(null, null);
    }
}

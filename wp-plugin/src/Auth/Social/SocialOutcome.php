<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Auth\IssuedSession;

/** Where signing in with a network has led. */
final readonly class SocialOutcome
{
    private function __construct(
        /** The person is signed in. */
        public ?IssuedSession $session,
        /** The account is new: with this token the person completes it. */
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

    /** The address has an account: its owner signs in to it once by password, and links the two. */
    public static function toLink(): self
    {
        return new self(null, null);
    }
}

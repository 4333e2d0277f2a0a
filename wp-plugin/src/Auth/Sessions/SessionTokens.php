<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Tokens\AccessClaims;
use Passerelle\Auth\Tokens\AccessTokens;
use Passerelle\Auth\Tokens\RefreshToken;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Rights\Viewer;
use SensitiveParameter;

/** Issues the tokens of a session. */
final readonly class SessionTokens
{
    private const CHAIN = 'passerelle refresh tokens';

    public function __construct(private AccessTokens $access, private TokenKeys $keys, private KnownDevices $devices, private AuthLimits $limits)
    {
    }

    /** @return non-empty-list<RefreshToken> the next one, and what it would be by the older keys */
    public function next(RefreshToken $token): array
    {
        return array_map($token->next(...), $this->keys->derive(self::CHAIN)->all());
    }

    public function read(#[SensitiveParameter] string $accessToken): ?AccessClaims
    {
        return $this->access->read($accessToken);
    }

    /** @param int $age of the session, in seconds */
    public function issue(int $sessionId, Viewer $viewer, RefreshToken $token, int $age): IssuedSession
    {
        return new IssuedSession(
            $viewer->id,
            $sessionId,
            $this->access->issue(new AccessClaims($viewer->id, $sessionId)),
            $this->limits->accessSeconds,
            $token->text(),
            $this->limits->cookie($viewer->roles, $age),
            $this->devices->issue($viewer->id, $sessionId),
            $this->devices->seconds,
        );
    }

    /** @return int minimum number of seconds between two updates of the last use in WordPress */
    public function wordPressUseSeconds(): int
    {
        return $this->limits->wordPressUseSeconds;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use DateInterval;
use Passerelle\Accounts\Viewer;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Begins, renews and ends sessions. */
final readonly class Sessions
{
    private const CHAIN = 'passerelle refresh tokens';

    public function __construct(
        private SessionStore $store,
        private AccessTokens $accessTokens,
        private TokenKeys $keys,
        private AuthLimits $limits,
        private AccountState $accounts,
        private KnownDevices $devices,
        private ViewerFactory $viewers,
        private Mails $mails,
        private Transaction $transaction,
        private Clock $clock,
    ) {
    }

    /** @param string $device what the browser says it is, for the list of one's sessions */
    public function start(int $userId, string $device): IssuedSession
    {
        $token = RefreshToken::make();
        $id = $this->store->add($userId, $token, $device);

        return $this->issue($id, $this->viewers->of($userId), $token, 0);
    }

    /**
     * The next pair of tokens. A token is good once; the one before the present is answered as before for a few
     * seconds, since the answer may never have arrived. Any other token of the session was copied: the session ends.
     *
     * @throws DomainError session_expired
     */
    public function renew(#[SensitiveParameter] string $refreshToken): IssuedSession
    {
        $token = RefreshToken::parse($refreshToken);
        $session = $token === null ? null : $this->store->bySelector($token->selector);
        if ($token === null || $session === null || $session->isEnded) {
            SecurityEvent::SessionRenewal->refused($session === null ? 'unknown_token' : 'session_ended', account: $session?->userId);
            throw self::expired();
        }
        $viewer = $this->livingViewer($session);
        $next = $token->next($this->keys->derive(self::CHAIN));
        if (hash_equals($session->currentHash, $token->hash()) && $this->store->rotate($session, $next)) {
            return $this->issue($session->id, $viewer, $next, $this->age($session));
        }
        $session = $this->store->find($session->id);
        if ($session === null || $session->isEnded) {
            throw self::expired();
        }
        if ($this->isRepeated($session, $token, $next)) {
            return $this->issue($session->id, $viewer, $next, $this->age($session));
        }
        $this->endReused($session);
        throw self::expired();
    }

    /** Does nothing when it is over already. */
    public function end(#[SensitiveParameter] string $refreshToken): void
    {
        $token = RefreshToken::parse($refreshToken);
        $session = $token === null ? null : $this->store->bySelector($token->selector);
        if ($token === null || $session === null) {
            return;
        }
        // Whoever holds an older token of it is no friend of the session either: it ends all the same.
        if ($this->store->end($session->id, SessionEnd::SignedOut)) {
            SecurityEvent::SignOut->succeeded(account: $session->userId);
        }
    }

    /** @throws DomainError not_found: it is not one of this person's living sessions */
    public function endOne(Viewer $viewer, int $sessionId): void
    {
        $session = $this->store->find($sessionId);
        if ($session === null || $session->userId !== $viewer->id || !$this->store->end($sessionId, SessionEnd::EndedByPerson)) {
            throw DomainError::notFound();
        }
        SecurityEvent::SessionEnd->succeeded(SessionEnd::EndedByPerson->value, account: $viewer->id);
    }

    /**
     * Goes on with a session under new tokens: WordPress's administration leads back to the site it was entered from.
     *
     * @throws DomainError session_expired
     */
    public function resume(int $sessionId, int $userId): IssuedSession
    {
        $token = RefreshToken::make();
        $session = $this->livingById($sessionId, $userId);
        if ($session === null || !$this->store->replaceTokens($sessionId, $token)) {
            throw self::expired();
        }

        return $this->issue($sessionId, $this->viewers->of($userId), $token, $this->age($session));
    }

    /** Work in WordPress keeps a session from ending as idle, like work on the site. */
    public function noteWordPressUse(Session $session): void
    {
        $this->store->noteWordPressUse($session->id, $this->limits->wordPressUseSeconds);
    }

    public function endById(int $sessionId, SessionEnd $reason): void
    {
        $session = $this->store->find($sessionId);
        if ($session !== null && $this->store->end($sessionId, $reason)) {
            SecurityEvent::SessionEnd->succeeded($reason->value, account: $session->userId);
        }
    }

    /** Ends all sessions of a person but one. */
    public function endOthers(Viewer $viewer, int $exceptId, SessionEnd $reason): void
    {
        foreach ($this->living($viewer) as $session) {
            if ($session->id !== $exceptId) {
                $this->store->end($session->id, $reason);
            }
        }
    }

    public function endAll(int $userId, SessionEnd $reason): void
    {
        if ($this->store->endAll($userId, $reason) > 0) {
            SecurityEvent::SessionEnd->succeeded($reason->value, account: $userId);
        }
    }

    public function forget(int $userId): void
    {
        $this->store->forget($userId);
    }

    /** @return list<Session> the last used first */
    public function living(Viewer $viewer): array
    {
        return array_values(array_filter($this->store->ofUser($viewer->id), fn (Session $session): bool => $this->isInTime($session, $viewer)));
    }

    /** The session that an access token belongs to, while it lives; null otherwise. */
    public function ofAccessToken(#[SensitiveParameter] string $accessToken): ?Session
    {
        $claims = $this->accessTokens->read($accessToken);

        return $claims === null ? null : $this->livingById($claims->sessionId, $claims->userId);
    }

    /** A session of this person that is neither ended nor out of time, while the account may be used; null otherwise. */
    public function livingById(int $sessionId, int $userId): ?Session
    {
        $session = $this->store->find($sessionId);
        if ($session === null || $session->isEnded || $session->userId !== $userId) {
            return null;
        }
        $viewer = $this->viewers->of($session->userId);

        return $this->accounts->isActive($viewer) && $this->isInTime($session, $viewer) ? $session : null;
    }

    /** @throws DomainError session_expired */
    private function livingViewer(Session $session): Viewer
    {
        $viewer = $this->viewers->of($session->userId);
        if (!$this->accounts->isActive($viewer) || !$this->isInTime($session, $viewer)) {
            $this->store->end($session->id, SessionEnd::Expired);
            SecurityEvent::SessionRenewal->refused('session_expired', account: $session->userId);
            throw self::expired();
        }

        return $viewer;
    }

    /** Roles are read at each use: who becomes staff has the shorter times at once. */
    private function isInTime(Session $session, Viewer $viewer): bool
    {
        $idle = $this->clock->now()->getTimestamp() - $session->lastUsedAt()->getTimestamp();

        return $idle <= $this->limits->idle($viewer->roles) && $this->age($session) < $this->limits->absolute($viewer->roles);
    }

    private function isRepeated(Session $session, RefreshToken $token, RefreshToken $next): bool
    {
        $since = $this->clock->now()->getTimestamp() - $session->usedAt->getTimestamp();

        return $session->previousHash !== null
            && hash_equals($session->previousHash, $token->hash())
            && hash_equals($session->currentHash, $next->hash())
            && $since <= $this->limits->graceSeconds;
    }

    private function endReused(Session $session): void
    {
        $this->transaction->run(function () use ($session): void {
            // Told once, however often the copy is tried.
            if ($this->store->end($session->id, SessionEnd::Reuse)) {
                $this->mails->toUser(ReuseAlert::KEY, $session->userId);
                SecurityEvent::TokenReuse->refused('refresh_token', account: $session->userId);
            }
        });
    }

    private function issue(int $sessionId, Viewer $viewer, RefreshToken $token, int $age): IssuedSession
    {
        return new IssuedSession(
            $viewer->id,
            $sessionId,
            $this->accessTokens->issue(new AccessClaims($viewer->id, $sessionId)),
            $this->limits->accessSeconds,
            $token->text(),
            $this->limits->cookie($viewer->roles, $age),
            $this->devices->prove($viewer->id, $sessionId),
            $this->devices->seconds,
        );
    }

    private function age(Session $session): int
    {
        return $this->clock->now()->getTimestamp() - $session->startedAt->getTimestamp();
    }

    /** Sessions that can't be renewed any more, whoever they belong to. */
    public function purge(): int
    {
        return $this->store->purge($this->clock->now()->sub(new DateInterval("PT{$this->limits->absolute([])}S")));
    }

    private static function expired(): DomainError
    {
        return new DomainError('session_expired');
    }
}

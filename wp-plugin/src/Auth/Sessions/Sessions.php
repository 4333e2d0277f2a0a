<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Tokens\RefreshToken;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Begins, renews and ends sessions. */
final readonly class Sessions
{
    public function __construct(
        private SessionStore $store,
        private SessionTokens $tokens,
        private SessionLifetimes $lifetimes,
        private AccountState $accounts,
        private ViewerFactory $viewers,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /** @param string $device name of the browser in the list of sessions */
    public function start(int $userId, string $device): IssuedSession
    {
        $token = RefreshToken::make();
        $id = $this->transaction->run(fn (): int => $this->store->add($userId, $token, $device));

        return $this->tokens->issue($id, $this->viewers->of($userId), $token, 0);
    }

    /**
     * Rotates the tokens. A refresh token is valid once; the previous one returns the same result for a few seconds, since
     * the response may not have arrived. Reuse of any other token means that it was copied, and ends the session.
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
        $viewer = $this->requireActiveViewer($session);
        $candidates = $this->tokens->next($token);
        $next = $candidates[0];
        if (hash_equals($session->currentHash, $token->hash()) && $this->store->rotate($session, $next)) {
            return $this->tokens->issue($session->id, $viewer, $next, $this->lifetimes->age($session));
        }
        $session = $this->store->find($session->id);
        if ($session === null || $session->isEnded) {
            throw self::expired();
        }
        $issued = $this->issuedBefore($session, $token, $candidates);
        if ($issued !== null) {
            return $this->tokens->issue($session->id, $viewer, $issued, $this->lifetimes->age($session));
        }
        $this->endReused($session);
        throw self::expired();
    }

    /** Does nothing when it has already ended. */
    public function end(#[SensitiveParameter] string $refreshToken): void
    {
        $token = RefreshToken::parse($refreshToken);
        $session = $token === null ? null : $this->store->bySelector($token->selector);
        if ($token === null || $session === null) {
            return;
        }
        // An older token of the session ends it as well.
        if ($this->store->end($session->id, SessionEnd::SignedOut)) {
            SecurityEvent::SignOut->succeeded(account: $session->userId);
        }
    }

    /** @throws DomainError not_found: it is not an active session of this person */
    public function endOne(Viewer $viewer, int $sessionId): void
    {
        $session = $this->store->find($sessionId);
        if ($session === null || $session->userId !== $viewer->id || !$this->store->end($sessionId, SessionEnd::EndedByPerson)) {
            throw DomainError::notFound();
        }
        SecurityEvent::SessionEnd->succeeded(SessionEnd::EndedByPerson->value, account: $viewer->id);
    }

    /**
     * Issues new tokens for a session when the person returns from WordPress's administration to the site.
     *
     * @throws DomainError session_expired
     */
    public function resume(int $sessionId, int $userId): IssuedSession
    {
        $token = RefreshToken::make();
        $session = $this->findActive($sessionId, $userId);
        if ($session === null || !$this->store->replaceTokens($sessionId, $token)) {
            throw self::expired();
        }

        return $this->tokens->issue($sessionId, $this->viewers->of($userId), $token, $this->lifetimes->age($session));
    }

    /** Records use in WordPress, which prevents the idle timeout like use of the site. */
    public function noteWordPressUse(Session $session): void
    {
        $this->store->noteWordPressUse($session->id, $this->tokens->wordPressUseSeconds());
    }

    public function endById(int $sessionId, SessionEnd $reason): void
    {
        $session = $this->store->find($sessionId);
        if ($session !== null && $this->store->end($sessionId, $reason)) {
            SecurityEvent::SessionEnd->succeeded($reason->value, account: $session->userId);
        }
    }

    /** Ends all sessions of a person except one. */
    public function endOthers(Viewer $viewer, int $exceptId, SessionEnd $reason): void
    {
        foreach ($this->listActive($viewer) as $session) {
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

    /** @return list<Session> last used first */
    public function listActive(Viewer $viewer): array
    {
        return array_values(array_filter($this->store->ofUser($viewer->id), fn (Session $session): bool => $this->lifetimes->isInTime($session, $viewer)));
    }

    /** The active session of an access token, or null. */
    public function ofAccessToken(#[SensitiveParameter] string $accessToken): ?Session
    {
        $claims = $this->tokens->read($accessToken);

        return $claims === null ? null : $this->findActive($claims->sessionId, $claims->userId);
    }

    /** The session if it belongs to this person, is neither ended nor expired, and the account is active; null otherwise. */
    public function findActive(int $sessionId, int $userId): ?Session
    {
        $session = $this->store->find($sessionId);
        if ($session === null || $session->isEnded || $session->userId !== $userId) {
            return null;
        }
        $viewer = $this->viewers->of($session->userId);

        return $this->accounts->isActive($viewer) && $this->lifetimes->isInTime($session, $viewer) ? $session : null;
    }

    /** @throws DomainError session_expired */
    private function requireActiveViewer(Session $session): Viewer
    {
        $viewer = $this->viewers->of($session->userId);
        if (!$this->accounts->isActive($viewer) || !$this->lifetimes->isInTime($session, $viewer)) {
            $this->store->end($session->id, SessionEnd::Expired);
            SecurityEvent::SessionRenewal->refused('session_expired', account: $session->userId);
            throw self::expired();
        }

        return $viewer;
    }

    /**
     * The token that a repeated request got the first time, when it may get it again. A key may have been added in between.
     *
     * @param list<RefreshToken> $candidates
     */
    private function issuedBefore(Session $session, RefreshToken $token, array $candidates): ?RefreshToken
    {
        if ($session->previousHash === null || !hash_equals($session->previousHash, $token->hash()) || !$this->lifetimes->isInGrace($session)) {
            return null;
        }
        foreach ($candidates as $candidate) {
            if (hash_equals($session->currentHash, $candidate->hash())) {
                return $candidate;
            }
        }

        return null;
    }

    private function endReused(Session $session): void
    {
        $this->transaction->run(function () use ($session): void {
            // One mail, however often the copy is used.
            if ($this->store->end($session->id, SessionEnd::Reuse)) {
                $this->mails->toUser(ReuseAlert::KEY, $session->userId);
                SecurityEvent::TokenReuse->refused('refresh_token', account: $session->userId);
            }
        });
    }

    /** Deletes expired sessions. */
    public function purge(): int
    {
        return $this->store->purge($this->lifetimes->oldest());
    }

    private static function expired(): DomainError
    {
        return new DomainError('session_expired');
    }
}

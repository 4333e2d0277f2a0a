<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use LogicException;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\SessionEnd;
use WP_Session_Tokens;

// phpcs:disable PSR1.Methods.CamelCapsMethodName -- WordPress names these methods.

/**
 * Session tokens for WordPress, which instantiates this class by name; the sessions are therefore static. Sessions that
 * WordPress or another plugin starts by itself are not stored, and so never valid.
 */
final class SessionTokens extends WP_Session_Tokens
{
    private static ?WordPressSessions $sessions = null;

    public static function register(WordPressSessions $sessions): void
    {
        self::$sessions = $sessions;
        add_filter('session_token_manager', static fn (): string => self::class, PHP_INT_MAX);
    }

    public static function drop_sessions(): void
    {
        self::sessions()->clear();
    }

    /** @return list<array<string, int|string>> */
    protected function get_sessions(): array
    {
        return array_map(self::described(...), self::sessions()->ofUser($this->userId()));
    }

    /**
     * @param string $verifier
     * @return array<string, int|string>|null
     */
    protected function get_session($verifier): ?array
    {
        $session = self::sessions()->ofVerifier($this->userId(), $verifier);

        return $session === null ? null : self::described($session);
    }

    /**
     * @param string $verifier
     * @param array<mixed> $session null ends it
     */
    protected function update_session($verifier, $session = null): void
    {
        if ($session === null) {
            self::sessions()->end($this->userId(), $verifier, SessionEnd::SignedOut);
        }
    }

    /** @param string $verifier */
    protected function destroy_other_sessions($verifier): void
    {
        self::sessions()->endOthers($this->userId(), $verifier);
    }

    protected function destroy_all_sessions(): void
    {
        self::sessions()->endAll($this->userId());
    }

    /** @return array<string, int|string> */
    private static function described(Session $session): array
    {
        // Expiry was already checked; WordPress checks this value again.
        return ['expiration' => PHP_INT_MAX, 'login' => $session->startedAt->getTimestamp(), 'ua' => $session->device];
    }

    private function userId(): int
    {
        return (int) $this->user_id;
    }

    private static function sessions(): WordPressSessions
    {
        return self::$sessions ?? throw new LogicException('No sessions are registered.');
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\SessionEnd;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Switching\AdminRight;
use Passerelle\Kernel\Database;
use Passerelle\Rights\ViewerFactory;
use SensitiveParameter;

/**
 * The sessions of WordPress's administration. Each belongs to a session of the site: it is valid while that one is active and
 * its person may enter /wp-admin, and ending either ends both.
 */
final readonly class WordPressSessions
{
    public function __construct(
        private Database $db,
        private Sessions $sessions,
        private AdminRight $right,
        private ViewerFactory $viewers,
    ) {
    }

    /** @param string $token that WordPress's cookie carries; only its hash is stored */
    public function bind(#[SensitiveParameter] string $token, Session $session): void
    {
        $this->db->execute("INSERT INTO {$this->table()} (verifier, session_id) VALUES (%s, %d)", self::verifier($token), $session->id);
        $this->sessions->noteWordPressUse($session);
    }

    /** The active session of the site for a token of WordPress, or null. */
    public function ofToken(int $userId, #[SensitiveParameter] string $token): ?Session
    {
        return $token === '' ? null : $this->ofVerifier($userId, self::verifier($token));
    }

    /** @param string $verifier hash of a token, as WordPress stores it */
    public function ofVerifier(int $userId, string $verifier): ?Session
    {
        $sessionId = $this->db->value("SELECT session_id FROM {$this->table()} WHERE verifier = %s", $verifier);
        if ($sessionId === null || !$this->right->isHeldBy($this->viewers->of($userId))) {
            return null;
        }

        return $this->sessions->findActive((int) $sessionId, $userId);
    }

    /** @return list<Session> active sessions of this person that entered WordPress */
    public function ofUser(int $userId): array
    {
        $viewer = $this->viewers->of($userId);

        return $this->right->isHeldBy($viewer)
            ? array_values(array_filter($this->sessions->listActive($viewer), static fn (Session $session): bool => $session->isInWordPress()))
            : [];
    }

    public function noteUse(Session $session): void
    {
        $this->sessions->noteWordPressUse($session);
    }

    public function end(int $userId, string $verifier, SessionEnd $reason): void
    {
        $session = $this->ofVerifier($userId, $verifier);
        if ($session !== null) {
            $this->sessions->endById($session->id, $reason);
        }
    }

    /** Ends all sessions of a person except one, on the site and in WordPress. */
    public function endOthers(int $userId, string $verifier): void
    {
        $stored = $this->ofVerifier($userId, $verifier);
        foreach ($this->sessions->listActive($this->viewers->of($userId)) as $session) {
            if ($session->id !== $stored?->id) {
                $this->sessions->endById($session->id, SessionEnd::EndedByPerson);
            }
        }
    }

    public function endAll(int $userId): void
    {
        $this->sessions->endAll($userId, SessionEnd::EndedByPerson);
    }

    /** Ends all sessions in the administration; those of the site continue. */
    public function clear(): void
    {
        $this->db->execute("DELETE FROM {$this->table()}");
    }

    /** Deletes rows without a session. */
    public function purge(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE session_id NOT IN (SELECT id FROM {$this->db->table('sessions')} WHERE ended_at IS NULL)");
    }

    /** Hash by which WordPress stores the token of a cookie. */
    private static function verifier(#[SensitiveParameter] string $token): string
    {
        return hash('sha256', $token);
    }

    private function table(): string
    {
        return $this->db->table('wordpress_sessions');
    }
}

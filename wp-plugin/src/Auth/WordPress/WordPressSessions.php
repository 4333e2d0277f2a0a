<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AdminRight;
use Passerelle\Auth\Session;
use Passerelle\Auth\SessionEnd;
use Passerelle\Auth\Sessions;
use Passerelle\Kernel\Database;
use SensitiveParameter;

/**
 * The sessions of WordPress's administration. Each one belongs to a session of the site and is worth as much: it lives
 * while that one lives and its person may enter /wp-admin, and ending either ends both.
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

    /** The living session of the site behind a token of WordPress's; null when there is none, or none any more. */
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

        return $this->sessions->livingById((int) $sessionId, $userId);
    }

    /** @return list<Session> of this person that entered WordPress and live */
    public function ofUser(int $userId): array
    {
        $viewer = $this->viewers->of($userId);

        return $this->right->isHeldBy($viewer)
            ? array_values(array_filter($this->sessions->living($viewer), static fn (Session $session): bool => $session->isInWordPress()))
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

    /** Ends all sessions of a person but one, on the site as in WordPress. */
    public function endOthers(int $userId, string $verifier): void
    {
        $kept = $this->ofVerifier($userId, $verifier);
        foreach ($this->sessions->living($this->viewers->of($userId)) as $session) {
            if ($session->id !== $kept?->id) {
                $this->sessions->endById($session->id, SessionEnd::EndedByPerson);
            }
        }
    }

    public function endAll(int $userId): void
    {
        $this->sessions->endAll($userId, SessionEnd::EndedByPerson);
    }

    /** Everybody leaves the administration; sessions of the site go on. */
    public function clear(): void
    {
        $this->db->execute("DELETE FROM {$this->table()}");
    }

    /** Forgets what belongs to no session any more. */
    public function purge(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE session_id NOT IN (SELECT id FROM {$this->db->table('sessions')} WHERE ended_at IS NULL)");
    }

    /** As WordPress hashes the tokens of its cookies. */
    private static function verifier(#[SensitiveParameter] string $token): string
    {
        return hash('sha256', $token);
    }

    private function table(): string
    {
        return $this->db->table('wordpress_sessions');
    }
}

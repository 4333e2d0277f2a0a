<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\SessionEnd;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Security\SecurityEvent;

/** Signs this browser in to WordPress with a session of the site. */
final readonly class WordPressCookies
{
    private const TOKEN_LENGTH = 43;

    public function __construct(private WordPressSessions $sessions, private Sessions $siteSessions)
    {
    }

    /** A browser with a valid cookie keeps it, so that the nonces of open forms stay valid. */
    public function set(Session $session): void
    {
        $userId = get_current_user_id();
        $former = $this->sessions->ofToken($userId, wp_get_session_token());
        if ($former?->id === $session->id) {
            return;
        }
        if ($former !== null) {
            $this->siteSessions->endById($former->id, SessionEnd::SignedOut);
        }
        $token = wp_generate_password(self::TOKEN_LENGTH, false);
        $this->sessions->bind($token, $session);
        wp_set_auth_cookie($session->userId, false, '', $token);
        SecurityEvent::WordPressSession->succeeded(account: $session->userId);
    }
}

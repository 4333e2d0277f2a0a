<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use WP_Error;

/**
 * The only authentication in WordPress: the access token that the frontend's server sends, or a cookie with an active session
 * of the site and the right to enter /wp-admin. Forms, application
 * passwords, XML-RPC and other plugins are disabled.
 */
final readonly class Authentication
{
    private const LAST = PHP_INT_MAX;
    private const HEARTBEAT = 'heartbeat';
    /** WordPress's own checks of passwords and cookies. */
    private const CORE = [
        'wp_authenticate_username_password' => 20,
        'wp_authenticate_email_password' => 20,
        'wp_authenticate_application_password' => 20,
        'wp_authenticate_cookie' => 30,
    ];

    public function __construct(
        private WordPressSessions $sessions,
        private ProxyRequest $request,
        private CurrentSession $current,
        private AuthLimits $limits,
        private ViewerFactory $viewers,
        private BreakGlass $breakGlass,
    ) {
    }

    public function register(): void
    {
        SessionTokens::register($this->sessions);
        foreach (self::CORE as $function => $priority) {
            remove_filter('authenticate', $function, $priority);
        }
        add_filter('authenticate', fn (): WP_Error => $this->breakGlass->refusal(), self::LAST);
        add_filter('determine_current_user', $this->determine(...), self::LAST);
        add_filter('auth_cookie_expiration', fn (mixed $seconds, int|string $userId): int => $this->limits->absolute($this->viewers->of((int) $userId)->roles), self::LAST, 2);
        // No cookie without a session.
        add_filter('send_auth_cookies', $this->isSent(...), self::LAST, 6);
    }

    private function determine(mixed $userId): int|false
    {
        if ($this->request->accessToken() !== null) {
            return $this->current->session()->userId ?? 0;
        }
        $session = is_numeric($userId) && (int) $userId > 0 ? $this->sessions->ofToken((int) $userId, wp_get_session_token()) : null;
        if ($session !== null && !self::isUnattended()) {
            $this->sessions->noteUse($session);
        }

        return $session->userId ?? false;
    }

    private function isSent(bool $isSent, int $expire, int $expiration, int|string $userId, string $scheme, string $token): bool
    {
        // WordPress passes no user when it clears cookies.
        return (int) $userId === 0 ? $isSent : $this->sessions->ofToken((int) $userId, $token) !== null;
    }

    /** Heartbeat of an open screen, which contains whether there was user activity within five minutes. */
    private static function isUnattended(): bool
    {
        // phpcs:disable WordPress.Security.NonceVerification -- Nothing is done with it but to look.
        return wp_doing_ajax() && wp_unslash($_POST['action'] ?? '') === self::HEARTBEAT && wp_unslash($_POST['has_focus'] ?? '') !== 'true';
        // phpcs:enable
    }
}

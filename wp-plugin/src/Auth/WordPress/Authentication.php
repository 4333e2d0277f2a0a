<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\CurrentSession;
use Passerelle\Auth\ProxyRequest;
use WP_Error;

/**
 * The one policy of who WordPress believes somebody to be: the person of the access token that the frontend's server
 * sends, or the person of a cookie whose session of the site lives and who may enter /wp-admin. Forms, application
 * passwords, XML-RPC and other plugins authenticate nobody.
 */
final readonly class Authentication
{
    private const LAST = PHP_INT_MAX;
    private const HEARTBEAT = 'heartbeat';
    /** What WordPress itself looks at: passwords, and cookies in their place. */
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
        // No cookie that would open nothing.
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
        // WordPress asks with no person when it clears cookies.
        return (int) $userId === 0 ? $isSent : $this->sessions->ofToken((int) $userId, $token) !== null;
    }

    /** An open window asks by itself; it says whether somebody pressed a key or moved the mouse within five minutes. */
    private static function isUnattended(): bool
    {
        // phpcs:disable WordPress.Security.NonceVerification -- Nothing is done with it but to look.
        return wp_doing_ajax() && wp_unslash($_POST['action'] ?? '') === self::HEARTBEAT && wp_unslash($_POST['has_focus'] ?? '') !== 'true';
        // phpcs:enable
    }
}

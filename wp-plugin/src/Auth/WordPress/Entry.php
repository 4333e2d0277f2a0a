<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\Switching\Switching;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Security\SecurityEvent;

/**
 * wp-login.php?action=passerelle: redeems the one-time token that a page of the site posts, and starts the session. It then
 * redirects to itself once, to check that the browser accepted the cookie.
 */
final readonly class Entry
{
    public const ACTION = 'passerelle';
    public const PATH = 'wp-login.php?action=' . self::ACTION;
    private const SEE_OTHER = 303;
    private const FORBIDDEN = 403;

    public function __construct(
        private Switching $switching,
        private WordPressCookies $cookies,
        private SignInPage $signInPage,
        private SignInLinks $links,
    ) {
    }

    public function register(): void
    {
        add_action('login_form_' . self::ACTION, $this->answer(...));
    }

    private function answer(): void
    {
        // No page needs this address as referrer.
        header('Referrer-Policy: no-referrer');
        // phpcs:disable WordPress.Security.NonceVerification -- The token is the proof, the origin says where it comes from.
        if (ServerVariables::isPost()) {
            $this->begin(wp_unslash($_POST['token'] ?? ''), wp_unslash($_POST['to'] ?? ''));
        }
        if (!isset($_GET['to']) && $this->links->areAllowed()) {
            $this->links->show();
        }
        $target = wp_unslash($_GET['to'] ?? '');
        // phpcs:enable
        self::goTo(is_user_logged_in() ? AdminPath::of($target) : $this->signInPage->address($target, 'cookies_refused'));
    }

    private function begin(mixed $token, mixed $target): never
    {
        if (!$this->isAllowedOrigin(ServerVariables::text('HTTP_ORIGIN'))) {
            SecurityEvent::WordPressSession->refused('forbidden');
            // phpcs:ignore WordPress.Security.EscapeOutput -- a status
            wp_die('', '', ['response' => self::FORBIDDEN]);
        }
        try {
            $session = $this->switching->enterWordPress(is_string($token) ? $token : '', ServerVariables::text('HTTP_USER_AGENT'));
        } catch (DomainError $error) {
            SecurityEvent::WordPressSession->refused($error->errorCode);
            self::goTo($this->signInPage->address($target, $error->errorCode));
        }
        $this->cookies->set($session);
        self::goTo((string) wp_parse_url(site_url(self::PATH), PHP_URL_PATH) . '?' . http_build_query(['action' => self::ACTION, 'to' => AdminPath::of($target)]));
    }

    /** The site's pages may post here; the page of a developer's link too, where links are allowed. */
    private function isAllowedOrigin(string $origin): bool
    {
        $isOwn = $this->links->areAllowed() && $origin === self::originOf(site_url());

        return $origin !== '' && ($isOwn || PublicOrigin::isOriginOf($origin));
    }

    private static function originOf(string $address): string
    {
        $parts = (array) wp_parse_url($address);
        $port = isset($parts['port']) ? ":{$parts['port']}" : '';

        return ($parts['scheme'] ?? '') . '://' . ($parts['host'] ?? '') . $port;
    }

    private static function goTo(?string $address): never
    {
        // phpcs:ignore WordPress.Security.SafeRedirect -- the site's host is another, and configured; the rest are paths of this host
        wp_redirect($address ?? home_url('/'), self::SEE_OTHER);
        exit;
    }
}

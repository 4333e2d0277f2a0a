<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\WordPress\WordPressCookies;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** Browsers that WordPress knows. Hooks and clock are those of the plugin that runs. */
abstract class WordPressTestCase extends IntegrationTestCase
{
    protected const PASSWORD = 'Factory-2026!';

    /** @var array<string, string> the cookies that the last sign-in set, by scheme */
    protected array $cookies = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->cookies = [];
        $keep = function (string $cookie, int $expire, int $expiration, int $userId, string $scheme): void {
            $this->cookies[$scheme] = $cookie;
        };
        add_action('set_auth_cookie', $keep, 10, 5);
        add_action('set_logged_in_cookie', $keep, 10, 5);
        // Nothing is sent from the command line.
        add_filter('send_auth_cookies', '__return_false', PHP_INT_MAX);
    }

    protected function tearDown(): void
    {
        $_COOKIE = [];
        parent::tearDown();
    }

    protected function signIn(Viewer $viewer): IssuedSession
    {
        return $this->plugin->get(Sessions::class)->start($viewer->id, 'Firefox');
    }

    protected function living(IssuedSession $issued): ?Session
    {
        return $this->plugin->get(Sessions::class)->findActive($issued->sessionId, $issued->userId);
    }

    /** Enters WordPress from a session of the site; the cookies are in $this->cookies. */
    protected function enter(Viewer $viewer): IssuedSession
    {
        $issued = $this->signIn($viewer);
        $session = $this->living($issued);
        self::assertInstanceOf(Session::class, $session);
        $this->plugin->get(WordPressCookies::class)->set($session);

        return $issued;
    }

    /** Whom WordPress takes a browser with these cookies for; 0: nobody. */
    protected function whoIs(string $loggedIn, string $auth = ''): int
    {
        wp_set_current_user(0);
        $_COOKIE = [];
        foreach (['LOGGED_IN_COOKIE' => $loggedIn, 'AUTH_COOKIE' => $auth, 'SECURE_AUTH_COOKIE' => $auth] as $name => $cookie) {
            if ($cookie !== '') {
                $_COOKIE[(string) constant($name)] = $cookie;
            }
        }
        $userId = apply_filters('determine_current_user', false);

        return is_int($userId) ? $userId : 0;
    }

    protected function whoIsSignedIn(): int
    {
        return $this->whoIs($this->cookies['logged_in'] ?? '', $this->cookies['auth'] ?? '');
    }
}

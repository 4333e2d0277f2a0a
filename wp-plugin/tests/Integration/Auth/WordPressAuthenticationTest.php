<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\WordPress\WordPressCookies;
use Passerelle\Auth\WordPress\WordPressSessions;
use Passerelle\Kernel\Database;
use Passerelle\Plugin;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

final class WordPressAuthenticationTest extends WordPressTestCase
{
    /** @return iterable<string, array{Role}> */
    public static function staff(): iterable
    {
        foreach (Role::staff() as $role) {
            yield $role->value => [$role];
        }
    }

    /** @return iterable<string, array{Role}> */
    public static function members(): iterable
    {
        foreach (Role::cases() as $role) {
            if (!$role->isStaff()) {
                yield $role->value => [$role];
            }
        }
    }

    #[DataProvider('staff')]
    public function testCookieOfTheSessionAuthenticatesStaff(Role $role): void
    {
        $viewer = $this->users->with($role);
        $issued = $this->enter($viewer);

        self::assertSame($viewer->id, $this->whoIsSignedIn());
        self::assertTrue($this->living($issued)?->isInWordPress());
    }

    #[DataProvider('members')]
    public function testOtherClientsAreVisitors(Role $role): void
    {
        $viewer = $this->users->with($role);
        $this->enter($viewer);
        $forged = wp_generate_auth_cookie($viewer->id, time() + HOUR_IN_SECONDS, 'logged_in');

        self::assertSame([0, 0], [$this->whoIsSignedIn(), $this->whoIs($forged)]);
        self::assertSame([], WP_Session_Tokens::get_instance($viewer->id)->get_all());
    }

    /** @return array<string, array{callable(IssuedSession): mixed}> */
    public static function endings(): array
    {
        $sessions = static fn () => Plugin::running()->get(Sessions::class);
        $age = static fn (string $columns, int $seconds) => static function (IssuedSession $issued) use ($columns, $seconds): void {
            $db = Plugin::running()->get(Database::class);
            $then = gmdate('Y-m-d H:i:s', time() - $seconds);
            $db->execute("UPDATE {$db->table('sessions')} SET {$columns} WHERE id = %d", ...[...array_fill(0, substr_count($columns, '%s'), $then), $issued->sessionId]);
        };

        return [
            'sign-out on the site' => [static fn (IssuedSession $issued) => $sessions()->end($issued->refreshToken)],
            'ended from the list' => [static fn (IssuedSession $issued) => $sessions()->endOne(new Viewer($issued->userId, [Role::Editor->value]), $issued->sessionId)],
            'new password' => [static fn (IssuedSession $issued) => wp_set_password('Another-2026!', $issued->userId)],
            'new password in the profile' => [static fn (IssuedSession $issued) => wp_update_user(['ID' => $issued->userId, 'user_pass' => 'Another-2026!'])],
            'closed account' => [static fn (IssuedSession $issued) => update_user_meta($issued->userId, AccountState::DISABLED_META, '1')],
            'role lost' => [static fn (IssuedSession $issued) => (new WP_User($issued->userId))->remove_role(Role::Editor->value)],
            'role replaced' => [static fn (IssuedSession $issued) => (new WP_User($issued->userId))->set_role(Role::Moderateur->value)],
            'deleted' => [static fn (IssuedSession $issued) => [require_once ABSPATH . 'wp-admin/includes/user.php', wp_delete_user($issued->userId)]],
            'idle' => [$age('used_at = %s, wordpress_used_at = %s', 30 * MINUTE_IN_SECONDS + 5)],
            'too old' => [$age('started_at = %s', 12 * HOUR_IN_SECONDS)],
            'a copied refresh token' => [static function (IssuedSession $issued) use ($sessions): void {
                $next = $sessions()->renew($issued->refreshToken);
                $sessions()->renew($next->refreshToken);
                try {
                    $sessions()->renew($issued->refreshToken);
                } catch (\Passerelle\Kernel\DomainError) {
                    return;
                }
            }],
        ];
    }

    /** @param callable(IssuedSession): mixed $end */
    #[DataProvider('endings')]
    public function testWordPresssSessionEndsWithTheSites(callable $end): void
    {
        $other = $this->enter($this->users->administrator());
        $others = $this->cookies;
        $this->whoIs('');
        $issued = $this->enter($this->users->editor());
        $mine = $this->cookies;
        self::assertSame($issued->userId, $this->whoIsSignedIn());
        $end($issued);

        $this->cookies = $mine;
        self::assertSame(0, $this->whoIsSignedIn());
        self::assertSame([], WP_Session_Tokens::get_instance($issued->userId)->get_all());
        $this->cookies = $others;
        self::assertSame($other->userId, $this->whoIsSignedIn(), 'Nobody else is signed out.');
    }

    public function testLoggingOutOfWordPressEndsTheSessionOfTheSite(): void
    {
        $editor = $this->users->editor();
        $elsewhere = $this->signIn($editor);
        $issued = $this->enter($editor);
        wp_set_current_user($this->whoIsSignedIn());
        wp_logout();

        self::assertNull($this->living($issued));
        self::assertSame(0, $this->whoIsSignedIn());
        self::assertNotNull($this->living($elsewhere), 'Another device is another session.');
    }

    public function testWordPresssListOfSessionsEndsThoseOfTheSite(): void
    {
        $editor = $this->users->editor();
        $elsewhere = $this->signIn($editor);
        $issued = $this->enter($editor);
        self::assertSame($editor->id, $this->whoIsSignedIn());
        $manager = WP_Session_Tokens::get_instance($editor->id);
        self::assertSame(['Firefox'], array_column($manager->get_all(), 'ua'));

        $manager->destroy_others(wp_get_session_token());
        self::assertSame([false, true], [$this->living($elsewhere) !== null, $this->living($issued) !== null]);
        $manager->destroy_all();
        self::assertNull($this->living($issued));
    }

    public function testWordPressCannotStartSessionsItself(): void
    {
        $admin = $this->users->administrator();
        $this->signIn($admin);
        wp_set_auth_cookie($admin->id, true);
        self::assertNotSame([], $this->cookies);
        self::assertSame(0, $this->whoIsSignedIn());

        $token = WP_Session_Tokens::get_instance($admin->id)->create(time() + HOUR_IN_SECONDS);
        self::assertFalse(WP_Session_Tokens::get_instance($admin->id)->verify($token));
        self::assertSame(0, $this->whoIs(wp_generate_auth_cookie($admin->id, time() + HOUR_IN_SECONDS, 'logged_in', $token)));
    }

    public function testCookieAuthenticatesItsOwnPersonOnly(): void
    {
        $admin = $this->users->administrator();
        $this->enter($this->users->editor());
        $token = explode('|', $this->cookies['logged_in'])[2];
        $mixed = wp_generate_auth_cookie($admin->id, time() + HOUR_IN_SECONDS, 'logged_in', $token);

        self::assertSame(0, $this->whoIs($mixed));
    }

    public function testNoPasswordAuthenticatesAnybody(): void
    {
        $admin = new WP_User($this->users->administrator()->id);
        foreach ([[$admin->user_login, self::PASSWORD], [$admin->user_email, self::PASSWORD], [$admin->user_login, 'wrong'], ['nobody', 'wrong'], ['', '']] as [$name, $password]) {
            $answer = wp_authenticate($name, $password);
            self::assertInstanceOf(WP_Error::class, $answer);
            self::assertSame(['passerelle_sign_in_on_site'], $answer->get_error_codes(), "{$name}: one answer for all.");
        }
    }

    public function testNoOtherPluginAuthenticatesAnybody(): void
    {
        $admin = $this->users->administrator();
        add_filter('determine_current_user', static fn (): int => $admin->id, 50);
        add_filter('authenticate', static fn (): WP_User => new WP_User($admin->id), 50);

        self::assertSame(0, $this->whoIs(''));
        self::assertInstanceOf(WP_Error::class, wp_authenticate('a', 'b'));
    }

    public function testAnApplicationPasswordAuthenticatesNobody(): void
    {
        $admin = new WP_User($this->users->administrator()->id);
        add_filter('wp_is_application_passwords_available', '__return_true', PHP_INT_MAX);
        add_filter('application_password_is_api_request', '__return_true');
        $made = \WP_Application_Passwords::create_new_application_password($admin->ID, ['name' => 'test']);
        self::assertIsArray($made);
        [$_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW']] = [$admin->user_login, $made[0]];
        try {
            self::assertSame(0, $this->whoIs(''));
        } finally {
            unset($_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW']);
        }
    }

    public function testOnlyHashesAreStored(): void
    {
        $this->enter($this->users->editor());
        $token = explode('|', $this->cookies['logged_in'])[2];
        $stored = $this->db->column("SELECT verifier FROM {$this->db->table('wordpress_sessions')}");

        self::assertContains(hash('sha256', $token), $stored);
        self::assertNotContains($token, $stored);
    }

    public function testKeepsCookieOfTheSameSessionAndReplacesThatOfAnother(): void
    {
        $editor = $this->users->editor();
        $issued = $this->enter($editor);
        $first = $this->cookies;
        wp_set_current_user($this->whoIsSignedIn());
        $session = $this->living($issued);
        self::assertNotNull($session);
        $this->plugin->get(WordPressCookies::class)->set($session);
        self::assertSame($first, $this->cookies, 'Forms that are open keep their nonces.');

        $second = $this->enter($editor);
        self::assertSame([null, $editor->id], [$this->living($issued), $this->whoIsSignedIn()]);
        self::assertNotNull($this->living($second));
    }

    /** @return array<string, array{array<string, string>, bool}> request, whether it is use */
    public static function requests(): array
    {
        return [
            'a screen' => [[], true],
            'another call' => [['action' => 'sample-permalink'], true],
            'heartbeat of somebody who works' => [['action' => 'heartbeat', 'has_focus' => 'true'], true],
            'heartbeat of an open window' => [['action' => 'heartbeat', 'has_focus' => 'false'], false],
            'heartbeat that says nothing' => [['action' => 'heartbeat'], false],
        ];
    }

    /** @param array<string, string> $request */
    #[DataProvider('requests')]
    public function testOnlyUsePreventsTheIdleTimeout(array $request, bool $isUse): void
    {
        $issued = $this->enter($this->users->editor());
        $db = $this->db;
        $then = gmdate('Y-m-d H:i:s', time() - 20 * MINUTE_IN_SECONDS);
        $db->execute("UPDATE {$db->table('sessions')} SET used_at = %s, wordpress_used_at = %s WHERE id = %d", $then, $then, $issued->sessionId);
        $_POST = $request;
        add_filter('wp_doing_ajax', static fn (): bool => $request !== []);
        self::assertSame($issued->userId, $this->whoIsSignedIn());

        self::assertSame($isUse, $db->value("SELECT wordpress_used_at FROM {$db->table('sessions')} WHERE id = %d", $issued->sessionId) !== $then);
        $usedAt = $db->value("SELECT used_at FROM {$db->table('sessions')} WHERE id = %d", $issued->sessionId);
        self::assertSame($then, $usedAt, 'The grace of refresh tokens counts from their own use.');
    }

    public function testDeletesRowsWithoutSession(): void
    {
        $db = $this->db;
        $kept = $this->enter($this->users->editor());
        $this->whoIs('');
        $ended = $this->enter($this->users->editor());
        $this->plugin->get(Sessions::class)->end($ended->refreshToken);
        $this->plugin->get(WordPressSessions::class)->purge();

        self::assertSame([(string) $kept->sessionId], $db->column(
            "SELECT session_id FROM {$db->table('wordpress_sessions')} WHERE session_id IN (%d, %d)",
            $kept->sessionId,
            $ended->sessionId,
        ));
    }
}

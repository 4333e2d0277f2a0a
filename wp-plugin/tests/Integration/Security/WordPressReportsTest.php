<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Auth\Switching\Direction;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\WordPress\BreakGlass;
use Passerelle\Auth\WordPress\Entry;
use Passerelle\Auth\WordPress\SignInLinks;
use Passerelle\Auth\WordPress\WordPressCookies;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\Integration\Auth\WordPressTestCase;
use RuntimeException;
use WP_User;

/** The events of WordPress's own doors: its sessions, break-glass sign-ins and sign-in links. */
final class WordPressReportsTest extends WordPressTestCase
{
    use ReadsSecurityLog;

    private const NETWORK = 'cb007109';
    private const SITE = 'https://passerelle.test';

    /** @var array<array-key, mixed> */
    private array $server = [];
    private string|false $errorLog = false;

    protected function setUp(): void
    {
        parent::setUp();
        $this->server = $_SERVER;
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        $this->db->execute("DELETE FROM {$this->db->table('throttle')}");
        $this->errorLog = ini_set('error_log', '/dev/null');
    }

    protected function tearDown(): void
    {
        $_SERVER = $this->server;
        ini_set('error_log', (string) $this->errorLog);
        parent::tearDown();
    }

    public function testAWordPressSessionIsReportedOnceForItsCookie(): void
    {
        $editor = $this->users->editor();
        $this->clearLog();
        $this->enter($editor);

        $this->assertLogged([$this->row('wordpress_session', 'success', '', $editor->id, self::NETWORK)]);
    }

    public function testRejectsUsedTokensAndOtherOrigins(): void
    {
        $editor = $this->users->editor();
        $token = $this->switching()->tokenFor($editor, Direction::WordPress, null);
        $this->clearLog();

        self::assertStringStartsWith('/wp-login.php', $this->posting($token, self::SITE));
        self::assertStringContainsString('problem=switch_token_invalid', $this->posting($token, self::SITE));
        self::assertSame('died', $this->posting($token, 'https://evil.example'));
        $this->assertLogged([
            $this->row('wordpress_session', 'success', '', $editor->id, self::NETWORK),
            $this->row('wordpress_session', 'refused', 'switch_token_invalid', null, self::NETWORK),
            $this->row('wordpress_session', 'refused', 'forbidden', null, self::NETWORK),
        ]);
    }

    public function testBreakGlassSignInsWithTheirReasons(): void
    {
        [$admin, $editor] = [new WP_User($this->users->administrator()->id), new WP_User($this->users->editor()->id)];
        $this->clearLog();
        $glass = new BreakGlass(true, $this->plugin->get(SignIn::class), $this->plugin->get(Sessions::class), $this->plugin->get(WordPressCookies::class), new ViewerFactory());
        $try = static fn (string $name, string $password): ?int => $glass->enter($name, $password, '203.0.113.9', 'Firefox');
        self::assertSame($admin->ID, $try($admin->user_login, self::PASSWORD));
        self::assertNull($try($editor->user_email, self::PASSWORD));
        self::assertNull($try('Nobody@example.org', 'wrong'));

        $this->assertLogged([
            $this->row('sign_in', 'success', 'password', $admin->ID, self::NETWORK),
            $this->row('break_glass', 'success', '', $admin->ID, self::NETWORK),
            $this->row('wordpress_session', 'success', '', $admin->ID, self::NETWORK),
            $this->row('sign_in', 'success', 'password', $editor->ID, self::NETWORK),
            $this->row('session_end', 'success', 'signed_out', $editor->ID, self::NETWORK),
            $this->row('break_glass', 'refused', 'invalid_credentials', $editor->ID, self::NETWORK),
            $this->row('sign_in', 'refused', 'unknown_account', 'nobody@example.org', self::NETWORK),
            $this->row('break_glass', 'refused', 'invalid_credentials', 'nobody@example.org', self::NETWORK),
        ]);
    }

    public function testReportsSignInLinksAndRejections(): void
    {
        [$editor, $moderator] = [new WP_User($this->users->editor()->id), new WP_User($this->users->moderateur('SN')->id)];
        $this->clearLog();
        // A command line has no browser.
        unset($_SERVER['REMOTE_ADDR']);
        $links = new SignInLinks('/p/passerelle.php', $this->switching(), new ViewerFactory());
        ob_start();
        $codes = array_map($links->print(...), [$editor->user_login, $moderator->user_email, 'nobody@example.org']);
        ob_end_clean();

        self::assertSame([0, 2, 2], $codes);
        $this->assertLogged([
            $this->row('sign_in_link', 'success', '', $editor->ID),
            $this->row('sign_in_link', 'refused', 'forbidden', $moderator->ID),
            $this->row('sign_in_link', 'refused', 'forbidden', 'nobody@example.org'),
        ]);
    }

    /** @return string where a browser that posts the token is sent, or "died" */
    private function posting(string $token, string $origin): string
    {
        $_SERVER = [...$_SERVER, 'REQUEST_METHOD' => 'POST', 'HTTP_ORIGIN' => $origin, 'HTTP_USER_AGENT' => 'Firefox'];
        $_POST = ['token' => $token, 'to' => ''];
        add_filter('wp_redirect', static fn (string $to): never => throw new RuntimeException($to));
        add_filter('wp_die_handler', static fn (): callable => static fn (): never => throw new RuntimeException('died'));
        try {
            do_action('login_form_' . Entry::ACTION);
        } catch (RuntimeException $end) {
            return $end->getMessage();
        }

        return '';
    }

    private function switching(): Switching
    {
        return $this->plugin->get(Switching::class);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/** wp-login.php leads to the site. */
final class SignInPageTest extends WordPressTestCase
{
    private const SITE = 'https://passerelle.test';

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('wp_redirect', static fn (string $to): never => throw new RuntimeException($to));
    }

    /** @return iterable<string, array{array<string, string>, string}> */
    public static function requests(): iterable
    {
        $page = self::SITE . '/administration/';
        yield 'plain' => [[], $page];
        yield 'with a way back' => [['redirect_to' => 'http://localhost/wp-admin/post.php?post=12&action=edit'], "{$page}?to=%2Fwp-admin%2Fpost.php%3Fpost%3D12%26action%3Dedit"];
        yield 'from another host' => [['redirect_to' => 'https://evil.test/wp-admin/users.php'], "{$page}?to=%2Fwp-admin%2Fusers.php"];
        yield 'elsewhere' => [['redirect_to' => 'https://evil.test/'], $page];
        yield 'interim' => [['interim-login' => '1'], $page];
        yield 'registration' => [['action' => 'register'], $page];
        yield 'unknown action' => [['action' => 'nonsense'], $page];
        yield 'password of a post' => [['action' => 'postpass'], $page];
        yield 'personal data' => [['action' => 'confirmaction'], $page];
        foreach (['lostpassword', 'retrievepassword', 'rp', 'resetpass', 'checkemail'] as $action) {
            yield $action => [['action' => $action], self::SITE . '/recuperation-mot-de-passe/'];
        }
        yield 'key' => [['action' => 'logout', 'key' => 'x'], self::SITE . '/recuperation-mot-de-passe/'];
    }

    /** @param array<string, string> $request */
    #[DataProvider('requests')]
    public function testRedirectsToTheSite(array $request, string $page): void
    {
        $_GET = $_REQUEST = $request;
        self::assertSame($page, $this->leaving());
    }

    public function testItFollowsTheLanguage(): void
    {
        add_filter('locale', static fn (): string => 'en_GB');

        self::assertSame(self::SITE . '/en/administration/', $this->leaving());
        self::assertSame(self::SITE . '/en/administration/', wp_login_url());
        self::assertSame(self::SITE . '/en/password-recovery/', wp_lostpassword_url());
        self::assertSame(self::SITE . '/en/login/', apply_filters('logout_redirect', admin_url(), '', null));
        self::assertSame('0', get_option('users_can_register'));
    }

    public function testLoggingOutAndEnteringStay(): void
    {
        foreach (['logout', 'passerelle'] as $action) {
            $_REQUEST = ['action' => $action];
            self::assertNull($this->leaving());
        }
    }

    /** @return array<string, array{mixed, string}> */
    public static function targets(): array
    {
        return [
            'nothing' => [null, '/wp-admin/'],
            'list' => [['/wp-admin/x'], '/wp-admin/'],
            'path' => ['/wp-admin/edit.php?post_type=event', '/wp-admin/edit.php?post_type=event'],
            'address' => ['https://evil.test/wp-admin/edit.php', '/wp-admin/edit.php'],
            'fragment' => ['/wp-admin/edit.php#x', '/wp-admin/edit.php'],
            'script' => ['javascript:alert(1)//wp-admin/', '/wp-admin/'],
            'no scheme' => ['//evil.test/', '/wp-admin/'],
            'backslash' => ['/wp-admin/\\evil.test', '/wp-admin/'],
            'climbing' => ['/wp-admin/../../evil', '/wp-admin/'],
            'encoded climbing' => ['/wp-admin/%2e%2e/x', '/wp-admin/'],
            'two slashes' => ['/wp-admin//evil.test', '/wp-admin/'],
            'line end' => ["/wp-admin/\r\nSet-Cookie: a=b", '/wp-admin/'],
            'login itself' => ['/wp-login.php', '/wp-admin/'],
            'almost' => ['/wp-administration/', '/wp-admin/'],
            'long' => ['/wp-admin/?' . str_repeat('x', 1_000), '/wp-admin/'],
        ];
    }

    #[DataProvider('targets')]
    public function testReturnsOnlyToScreensOfTheAdministration(mixed $asked, string $path): void
    {
        self::assertSame($path, \Passerelle\Auth\WordPress\AdminPath::of($asked));
    }

    /** @return string|null null: wp-login.php goes on */
    private function leaving(): ?string
    {
        try {
            do_action('login_init');
        } catch (RuntimeException $redirect) {
            return $redirect->getMessage();
        }

        return null;
    }
}

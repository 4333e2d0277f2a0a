<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use LogicException;

/** From the site to WordPress's administration and out again, as browsers do it. */
final class WordPressEntryTest extends ContractTestCase
{
    public const OPERATIONS = ['WordPressToken'];

    private const ENTRY = '/wp-login.php?action=passerelle';
    private const REST_NONCE = '/wp-admin/admin-ajax.php?action=rest-nonce';

    public function testStaffSignInToAndOutOfBoth(): void
    {
        $tokens = $this->signIn('editor');
        $entered = $this->enter($this->token($tokens['accessToken']), ['to' => '/wp-admin/edit.php?post_type=event']);
        self::assertSame([303, '/wp-login.php?action=passerelle&to=%2Fwp-admin%2Fedit.php%3Fpost_type%3Devent'], [$entered['status'], $entered['location']]);
        $browser = self::cookie($entered['cookies']);
        $checked = Site::get()->browse($entered['location'], $browser);
        self::assertSame([303, '/wp-admin/edit.php?post_type=event'], [$checked['status'], $checked['location']]);

        $screen = Site::get()->browse('/wp-admin/profile.php', $browser);
        self::assertSame(200, $screen['status']);
        // The bundles of scripts and styles are closed for everybody.
        self::assertStringContainsString('/wp-admin/css/', $screen['body']);
        self::assertSame(0, preg_match('/load-(scripts|styles)\.php/', $screen['body']));
        self::assertMatchesRegularExpression('/^[0-9a-f]{10}$/', Site::get()->browse(self::REST_NONCE, $browser)['body']);
        self::assertSame(1, preg_match('~wp-login\.php\?action=logout(?:&amp;|&#038;)_wpnonce=([0-9a-f]+)~', $screen['body'], $found));
        $left = Site::get()->browse("/wp-login.php?action=logout&_wpnonce={$found[1]}", $browser);

        self::assertSame([302, 1], [$left['status'], preg_match('~^https?://[^/]+/(en/login|se-connecter)/$~', $left['location'])]);
        self::assertTrue($this->ask('RenewSession', ['refreshToken' => $tokens['refreshToken']])->hasErrors(), 'The session of the site is over.');
        $this->assertIsNobody($browser);
    }

    public function testSigningOutOnTheSiteEndsWordPress(): void
    {
        $tokens = $this->signIn('administrator');
        $browser = self::cookie($this->enter($this->token($tokens['accessToken']))['cookies']);
        self::assertSame(200, Site::get()->browse('/wp-admin/profile.php', $browser)['status']);
        $this->ask('SignOut', ['refreshToken' => $tokens['refreshToken']]);

        $this->assertIsNobody($browser);
    }

    public function testTokenIsValidOnceAndFromTheSiteOnly(): void
    {
        $token = $this->token($this->signIn('editor')['accessToken']);
        foreach (['https://evil.test', 'null', ''] as $origin) {
            $refused = $this->enter($token, [], $origin);
            self::assertSame([403, []], [$refused['status'], self::sessionCookies($refused['cookies'])], "From \"{$origin}\".");
        }
        self::assertNotSame([], self::sessionCookies($this->enter($token)['cookies']));
        $again = $this->enter($token);
        self::assertSame([303, []], [$again['status'], self::sessionCookies($again['cookies'])]);
        self::assertStringEndsWith('/administration/?problem=switch_token_invalid', $again['location']);
    }

    public function testShowsErrorToBrowserWithoutCookies(): void
    {
        $checked = Site::get()->browse($this->enter($this->token($this->signIn('editor')['accessToken']))['location']);

        self::assertStringEndsWith('/administration/?problem=cookies_refused', $checked['location']);
    }

    public function testMembersGetNoTokenAndNoToolbar(): void
    {
        foreach (['owner', 'operateur', 'moderateur'] as $name) {
            $answer = $this->ask('WordPressToken', [], $this->signIn($name)['accessToken']);
            self::assertSame('forbidden', self::code($answer), $name);
            $this->assertIsNobody([Site::get()->inWordPress($name, false)[0]]);
        }
        self::assertSame('forbidden', self::code($this->ask('WordPressToken')), 'A visitor.');
    }

    public function testRejectsPasswords(): void
    {
        foreach (['contract-owner@secret.test', 'contract-administrator@secret.test'] as $email) {
            $form = ['log' => $email, 'pwd' => Seed\People::PASSWORD, 'testcookie' => '1'];
            $answer = Site::get()->browse('/wp-login.php', ['Cookie: wordpress_test_cookie=WP%20Cookie%20check'], $form);
            self::assertSame([303, []], [$answer['status'], self::sessionCookies($answer['cookies'])]);
            self::assertStringEndsWith('/administration/', $answer['location']);
        }
    }

    public function testTheLinkOfADeveloperIsAPageThatPosts(): void
    {
        $page = Site::get()->browse(self::ENTRY);

        self::assertSame(200, $page['status']);
        self::assertStringContainsString('<input id="token" name="token" required', $page['body']);
        self::assertStringNotContainsString('<script>', $page['body']);
    }

    /** @param list<string> $headers */
    private function assertIsNobody(array $headers): void
    {
        $site = Site::get();
        $admin = $site->browse('/wp-admin/', $headers);
        self::assertSame(302, $admin['status']);
        self::assertMatchesRegularExpression('~^https?://[^/]+(/en)?/administration/$~', $admin['location']);
        $permalink = $site->browse('/wp-admin/admin-ajax.php', $headers, ['action' => 'get-permalink']);
        self::assertSame(['0', '0'], [$site->browse(self::REST_NONCE, $headers)['body'], $permalink['body']]);
        self::assertContains($site->browse('/wp-json/wp/v2/users/me', $headers)['status'], [401, 403, 404]);
    }

    /** @return array{accessToken: string, refreshToken: string} */
    private function signIn(string $name): array
    {
        $input = ['email' => "contract-{$name}@secret.test", 'password' => Seed\People::PASSWORD, 'address' => '203.0.113.90', 'device' => 'Firefox'];
        $data = $this->ask('SignIn', $input)->data();
        $issued = is_array($data) ? $data['passerelleSignIn'] : null;
        if (!is_array($issued) || !is_string($issued['accessToken']) || !is_string($issued['refreshToken'])) {
            throw new LogicException("{$name} can't sign in.");
        }

        return ['accessToken' => $issued['accessToken'], 'refreshToken' => $issued['refreshToken']];
    }

    private function token(string $accessToken): string
    {
        $data = $this->ask('WordPressToken', [], $accessToken)->data();
        $token = is_array($data) ? $data['passerelleWordPressToken'] : null;
        self::assertIsString($token);
        self::assertMatchesRegularExpression('/^[\w-]{43}$/', $token);

        return $token;
    }

    /**
     * @param array<string, string> $fields
     * @return array{status: int, location: string, cookies: array<string, string>, body: string}
     */
    private function enter(string $token, array $fields = [], ?string $origin = null): array
    {
        return Site::get()->browse(self::ENTRY, ['Origin: ' . ($origin ?? Site::get()->publicOrigin()), 'User-Agent: Firefox'], ['token' => $token, ...$fields]);
    }

    /**
     * @param array<string, string> $cookies
     * @return array<string, string> those that sign somebody in
     */
    private static function sessionCookies(array $cookies): array
    {
        return array_filter($cookies, static fn (string $name): bool => str_starts_with($name, 'wordpress_') && $name !== 'wordpress_test_cookie', ARRAY_FILTER_USE_KEY);
    }

    /**
     * @param array<string, string> $cookies
     * @return list<string> the header of a browser that keeps them
     */
    private static function cookie(array $cookies): array
    {
        return ['Cookie: ' . implode('; ', array_map(static fn (string $name, string $value): string => "{$name}={$value}", array_keys($cookies), $cookies))];
    }

    private static function code(Answer $answer): string
    {
        $decoded = json_decode($answer->body, true);
        $errors = is_array($decoded) && is_array($decoded['errors'] ?? null) ? $decoded['errors'] : [];
        $extensions = is_array($errors[0] ?? null) ? ($errors[0]['extensions'] ?? null) : null;

        return is_array($extensions) && is_string($extensions['code'] ?? null) ? $extensions['code'] : '';
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables = [], ?string $accessToken = null): Answer
    {
        $body = json_encode(['query' => Operations::read()->document($operation), 'variables' => (object) $variables], JSON_THROW_ON_ERROR);

        return Site::get()->send('POST', '/graphql', $body, ['Content-Type: application/json', ...$accessToken === null ? [] : ["Authorization: Bearer {$accessToken}"]]);
    }
}

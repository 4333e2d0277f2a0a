<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;

/** WordPress's own addresses, asked by people who have no business there: nothing is answered, no account is named. */
final class ExposureTest extends ContractTestCase
{
    private const JSON = 'Content-Type: application/json';
    private const XML = 'Content-Type: text/xml';
    private const OWNER = ['email' => 'contract-owner@secret.test', 'password' => Seed\People::PASSWORD];
    private const BROWSER = ['address' => '203.0.113.76', 'device' => 'Firefox'];
    /** Part of every login, name, address and slug of the seed's people, and of the account that installs WordPress. */
    private const PERSONAL = ['contract-', 'secret.test', 'admin@passerelle.test', '/author/', 'users/1'];

    private static ?string $accessToken = null;

    /** @return iterable<string, list<string>> headers by who asks */
    private static function outsiders(): iterable
    {
        $site = Site::get();
        yield 'signed out' => [];
        yield 'a member with a session of WordPress' => $site->inWordPress('owner');
        yield 'a member without the nonce' => $site->inWordPress('owner', false);
        yield 'a moderator with a session of WordPress' => $site->inWordPress('moderateur');
        yield 'an administrator without the nonce' => $site->inWordPress('administrator', false);
        yield 'a member with an access token of the site' => ['Authorization: Bearer ' . self::accessToken()];
        yield 'a member with an application password' => [$site->applicationPassword('owner')];
        yield 'an administrator with an application password' => [$site->applicationPassword('administrator')];
        yield 'a wrong secret' => ['X-Passerelle-Proxy: guess'];
    }

    /** @param list<string> $headers */
    #[DataProvider('restRequests')]
    public function testRestRequiresStaff(string $method, string $path, ?string $body, array $headers): void
    {
        foreach (self::outsiders() as $who => $credentials) {
            $answer = Site::get()->sendAsStranger($method, $path, $body, [...$headers, ...$credentials]);
            self::assertSame(401, $answer->status, "{$who}: {$answer->body}");
            self::assertSame($method === 'HEAD' ? null : ['code' => 'rest_not_logged_in', 'data' => ['status' => 401]], self::withoutMessage($answer), $who);
            $this->assertNamesNobody($answer, $who);
        }
    }

    public function testMemberAccountIsUnchanged(): void
    {
        $changes = ['email' => 'stolen@attacker.test', 'password' => 'a', 'roles' => ['administrator']];
        foreach (self::outsiders() as $credentials) {
            foreach (['/wp-json/wp/v2/users/me', '/?rest_route=/wp/v2/users/me'] as $path) {
                Site::get()->sendAsStranger('POST', $path, json_encode($changes, JSON_THROW_ON_ERROR), [self::JSON, ...$credentials]);
            }
        }

        self::assertStringContainsString('"accessToken"', self::ask('SignIn', self::OWNER + self::BROWSER)->body);
        self::assertStringNotContainsString('accessToken', self::ask('SignIn', ['email' => 'stolen@attacker.test', 'password' => 'a'] + self::BROWSER)->body);
    }

    public function testServersSecretGrantsTheRoutesOfThePluginOnly(): void
    {
        $site = Site::get();
        self::assertSame(404, $site->send('GET', '/wp-json/passerelle/v1/files/999999999', null, [])->status);
        self::assertSame(404, $site->send('GET', '/?rest_route=/passerelle/v1/files/999999999', null, [])->status);
        foreach (['/wp-json/', '/wp-json/wp/v2/users', '/wp-json/passerelle/v1', '/wp-json/passerelle/v10/x', '/?rest_route=/wp/v2/users'] as $path) {
            self::assertSame(401, $site->send('GET', $path, null, [])->status, $path);
        }
    }

    /** The block editor stores its preferences like this; nothing else may be in the request. */
    #[DataProvider('staff')]
    public function testStaffStoreTheirOwnPreferencesOfTheEditor(string $name): void
    {
        $site = Site::get();
        $headers = [self::JSON, ...$site->inWordPress($name)];
        $stored = ['_modified' => '2026-11-28T10:00:00.000Z', 'core' => ['isComplementaryAreaVisible' => true]];
        $preferences = ['persisted_preferences' => $stored];
        $send = static fn (array $body, string $path = '/wp-json/wp/v2/users/me?_locale=user', string $method = 'POST', string ...$more): Answer
            => $site->sendAsStranger($method, $path, json_encode($body, JSON_THROW_ON_ERROR), [...$headers, ...array_values($more)]);
        $before = $site->sendAsStranger('GET', '/wp-json/wp/v2/users/me?context=edit', null, $headers)->body;

        foreach (
            [
                'an address beside them' => [['meta' => $preferences, 'email' => 'stolen@attacker.test']],
                'a password beside them' => [['meta' => $preferences, 'password' => 'Another-phrase-2026!']],
                'a role beside them' => [['meta' => $preferences, 'roles' => ['administrator']]],
                'another meta' => [['meta' => [...$preferences, 'locale' => 'en_US']]],
                'only another meta' => [['meta' => ['passerelle_disabled' => '']]],
                'no meta' => [['meta' => []]],
                'text' => [['meta' => 'persisted_preferences']],
                'nothing' => [[]],
                'a name in the address' => [['meta' => $preferences], '/wp-json/wp/v2/users/me?first_name=Stolen'],
                'of somebody by number' => [['meta' => $preferences], '/wp-json/wp/v2/users/1'],
                'deletion' => [['meta' => $preferences], '/wp-json/wp/v2/users/me?force=true&reassign=1', 'DELETE'],
                'deletion by header' => [['meta' => $preferences], '/wp-json/wp/v2/users/me', 'POST', 'X-HTTP-Method-Override: DELETE'],
                'a new account' => [['meta' => $preferences], '/wp-json/wp/v2/users'],
            ] as $case => $arguments
        ) {
            $answer = $send(...$arguments);
            self::assertSame([404, 'rest_no_route'], [$answer->status, $answer->field('code')], "{$case}: {$answer->body}");
        }
        self::assertSame($before, $site->sendAsStranger('GET', '/wp-json/wp/v2/users/me?context=edit', null, $headers)->body);

        foreach (
            [
                'POST' => ['/wp-json/wp/v2/users/me?_locale=user', 'POST'],
                'PUT by header, as the editor' => ['/wp-json/wp/v2/users/me?_locale=user', 'POST', 'X-HTTP-Method-Override: PUT'],
                'PATCH' => ['/?rest_route=/wp/v2/users/me', 'PATCH'],
            ] as $case => $arguments
        ) {
            $answer = $send(['meta' => $preferences], ...$arguments);
            self::assertSame(200, $answer->status, "{$case}: {$answer->body}");
            /** @var array{meta: array{persisted_preferences: mixed}} $body */
            $body = json_decode($answer->body, true);
            self::assertSame($stored, $body['meta']['persisted_preferences'], $case);
        }
    }

    #[DataProvider('staff')]
    public function testStaffReadUsersAndNobodyWritesThem(string $name): void
    {
        $site = Site::get();
        $staff = $site->inWordPress($name);
        self::assertSame(200, $site->sendAsStranger('GET', '/wp-json/', null, $staff)->status);
        self::assertSame(200, $site->sendAsStranger('GET', '/wp-json/wp/v2/users?who=authors', null, $staff)->status);
        self::assertSame(200, $site->sendAsStranger('GET', '/wp-json/wp/v2/users/me?context=edit', null, $staff)->status);

        $body = json_encode(['email' => 'stolen@attacker.test', 'password' => 'a', 'username' => 'new'], JSON_THROW_ON_ERROR);
        $writes = [
            ['POST', '/wp-json/wp/v2/users', []],
            ['POST', '/wp-json/wp/v2/users/1', []],
            ['DELETE', '/wp-json/wp/v2/users/1?force=true&reassign=1', []],
            ['POST', '/wp-json/wp/v2/users/me', []],
            ['PUT', '/wp-json/wp/v2/users/me', []],
            ['PATCH', '/?rest_route=/wp/v2/users/me', []],
            ['POST', '/wp-json/wp/v2/users/me?_method=PUT', []],
            ['GET', '/wp-json/wp/v2/users/me?_method=PATCH&password=a', []],
            ['POST', '/wp-json/wp/v2/users/me', ['X-HTTP-Method-Override: PUT']],
            ['DELETE', '/wp-json/wp/v2/users/me?force=true&reassign=1', []],
            ['GET', '/wp-json/wp/v2/users/me/application-passwords', []],
            ['POST', '/wp-json/wp/v2/users/me/application-passwords', []],
            ['GET', '/wp-json/wp/v2/users/me/application-passwords/introspect', []],
        ];
        foreach ($writes as [$method, $path, $headers]) {
            $answer = $site->sendAsStranger($method, $path, $method === 'GET' ? null : $body, [self::JSON, ...$staff, ...$headers]);
            self::assertSame([404, 'rest_no_route'], [$answer->status, $answer->field('code')], "{$method} {$path}: {$answer->body}");
        }
        $batch = json_encode(['requests' => [['method' => 'POST', 'path' => '/wp/v2/users/me', 'body' => ['password' => 'a']]]], JSON_THROW_ON_ERROR);
        $answer = $site->sendAsStranger('POST', '/wp-json/batch/v1', $batch, [self::JSON, ...$staff]);
        self::assertSame(207, $answer->status);
        self::assertStringContainsString('rest_no_route', $answer->body);
        self::assertNull($site->sendAsStranger('OPTIONS', '/wp-json/wp/v2/users/me/application-passwords', null, $staff)->header('Allow'));
    }

    /** What the block editor and the media library do. */
    #[DataProvider('staff')]
    public function testStaffWriteAPageAndUploadAPicture(string $name): void
    {
        $site = Site::get();
        $staff = [self::JSON, ...$site->inWordPress($name)];
        $page = $site->sendAsStranger('POST', '/wp-json/wp/v2/pages', '{"title":"Page","content":"<!-- wp:paragraph --><p>Texte</p><!-- /wp:paragraph -->"}', $staff);
        self::assertSame(201, $page->status, $page->body);
        $id = $page->field('id');
        self::assertSame(200, $site->sendAsStranger('POST', "/wp-json/wp/v2/pages/{$id}?_locale=user", '{"title":"Autre"}', [...$staff, 'X-HTTP-Method-Override: PUT'])->status);
        self::assertSame(200, $site->sendAsStranger('GET', "/wp-json/wp/v2/pages/{$id}?context=edit&_embed=1", null, $staff)->status);
        self::assertSame(200, $site->sendAsStranger('OPTIONS', '/wp-json/wp/v2/pages', null, $staff)->status);

        $headers = ['Content-Type: image/png', 'Content-Disposition: attachment; filename="contract.png"', ...$site->inWordPress($name)];
        $media = $site->sendAsStranger('POST', '/wp-json/wp/v2/media', self::png(), $headers);
        self::assertSame(201, $media->status, $media->body);
        $path = (string) parse_url($media->field('source_url'), PHP_URL_PATH);
        self::assertSame(200, $site->sendAsStranger('GET', $path, null, [])->status);

        $site->sendAsStranger('DELETE', "/wp-json/wp/v2/pages/{$id}?force=true", null, $staff);
        self::assertSame(200, $site->sendAsStranger('DELETE', "/wp-json/wp/v2/media/{$media->field('id')}?force=true", null, $staff)->status);
    }

    /** WordPress's scripts repeat a request with a new nonce when they are told that theirs is out of date. */
    public function testReportsStaleNonceOfStaff(): void
    {
        $headers = [...Site::get()->inWordPress('editor', false), 'X-WP-Nonce: 0123456789'];
        $answer = Site::get()->sendAsStranger('GET', '/wp-json/wp/v2/pages', null, $headers);

        self::assertSame([403, 'rest_cookie_invalid_nonce'], [$answer->status, $answer->field('code')]);
    }

    #[DataProvider('xmlRpcCalls')]
    public function testXmlRpcIsDisabled(string $body): void
    {
        foreach (self::outsiders() as $who => $credentials) {
            $answer = Site::get()->sendAsStranger('POST', '/xmlrpc.php', $body, [self::XML, ...$credentials]);
            self::assertSame([404, ''], [$answer->status, $answer->body], $who);
        }
    }

    /** @param string|null $target path on the site that it leads to; null: not found */
    #[DataProvider('frontRequests')]
    public function testFrontEndIsDisabled(string $method, string $path, ?string $target): void
    {
        $site = Site::get();
        foreach ([...self::outsiders(), 'an editor' => $site->inWordPress('editor')] as $who => $credentials) {
            $answer = $site->sendAsStranger($method, $path, $method === 'POST' ? 'author=x&comment=y&url=z' : null, $credentials);
            self::assertSame(
                [$target === null ? 404 : 303, $target === null ? null : $site->publicOrigin() . $target],
                [$answer->status, $answer->header('Location')],
                "{$who}: {$answer->body}",
            );
            self::assertSame('', $answer->body, $who);
            $this->assertNamesNobody($answer, $who);
        }
    }

    public function testRejectsApplicationPasswordForGraphQl(): void
    {
        foreach (['administrator', 'owner'] as $name) {
            $answer = Site::get()->sendAsStranger(
                'POST',
                '/graphql',
                '{"query":"{ passerelleLayout(language: EN) { siteName } }"}',
                [self::JSON, Site::get()->applicationPassword($name)],
            );
            self::assertNull($answer->data(), $answer->body);
            self::assertNotSame(200, $answer->status);
            $this->assertNamesNobody($answer, $name);
        }
    }

    /** @return iterable<string, array{string, string, string|null, list<string>}> */
    public static function restRequests(): iterable
    {
        $paths = [
            '/wp-json', '/wp-json/', '/wp-json/wp/v2/users', '/wp-json/wp/v2/users/1', '/wp-json/wp/v2/users/me', '/wp-json/wp/v2/users?search=admin&context=embed',
            '/wp-json/wp/v2/pages?_embed=author', '/wp-json/wp/v2/posts', '/wp-json/wp/v2/comments', '/wp-json/wp/v2/media', '/wp-json/wp/v2/search?search=a',
            '/wp-json/wp/v2/types', '/wp-json/wp/v2/settings', '/wp-json/wp/v2/nothing', '/wp-json/oembed/1.0/embed?url=http%3A%2F%2F127.0.0.1%2F',
            '/wp-json/passerelle/v1', '/wp-json/passerelle/v1/files/1', '/wp-json/passerelle/v1/my-data', '/wp-json/passerelle/v1/security-counts',
            '/wp-json/passerelle/v1/outbox-health',
            '/wp-json/pll/v1/languages', '/wp-json/wp-site-health/v1/directory-sizes',
            '/?rest_route=/', '/?rest_route=/wp/v2/users', '/index.php?rest_route=/wp/v2/users/1', '/en/?rest_route=/wp/v2/users', '//wp-json//wp/v2/users',
            '/wp-json/wp/v2/users/', '/wp-json/wp/v2/users?_envelope=1', '/wp-json/wp/v2/users?_jsonp=alert',
        ];
        foreach ($paths as $path) {
            yield "GET {$path}" => ['GET', $path, null, []];
        }
        foreach (['HEAD', 'OPTIONS'] as $method) {
            yield "{$method} users" => [$method, '/wp-json/wp/v2/users', null, []];
            yield "{$method} root" => [$method, '/wp-json/', null, []];
        }
        $change = '{"email":"stolen@attacker.test","password":"a"}';
        foreach (['POST', 'PUT', 'PATCH', 'DELETE'] as $method) {
            yield "{$method} users/me" => [$method, '/wp-json/wp/v2/users/me', $change, [self::JSON]];
        }
        yield 'method in the address' => ['GET', '/wp-json/wp/v2/users/me?_method=POST&password=a', null, []];
        yield 'method in a header' => ['POST', '/wp-json/wp/v2/users/me', $change, [self::JSON, 'X-HTTP-Method-Override: PUT']];
        yield 'batch' => ['POST', '/wp-json/batch/v1', '{"requests":[{"path":"/wp/v2/users/me","body":{"password":"a"}}]}', [self::JSON]];
        yield 'a new application password' => ['POST', '/wp-json/wp/v2/users/me/application-passwords', '{"name":"x"}', [self::JSON]];
    }

    /** @return iterable<string, array{string}> */
    public static function xmlRpcCalls(): iterable
    {
        $login = '<param><value>contract-owner</value></param><param><value>' . Seed\People::PASSWORD . '</value></param>';
        $calls = [
            'system.listMethods' => '',
            'system.multicall' => '<param><value><array><data><value><struct><member><name>methodName</name><value>wp.getUsersBlogs</value>'
                . '</member></struct></value></data></array></value></param>',
            'wp.getUsersBlogs' => $login,
            'wp.getProfile' => "<param><value>1</value></param>{$login}",
            'wp.getAuthors' => "<param><value>1</value></param>{$login}",
            'metaWeblog.newPost' => "<param><value>1</value></param>{$login}",
            'pingback.ping' => '<param><value>http://127.0.0.1/</value></param><param><value>http://127.0.0.1/</value></param>',
            'demo.sayHello' => '',
        ];
        foreach ($calls as $method => $params) {
            yield $method => ["<?xml version=\"1.0\"?><methodCall><methodName>{$method}</methodName><params>{$params}</params></methodCall>"];
        }
        yield 'nonsense' => ['x'];
    }

    /** @return iterable<string, array{string, string, string|null}> */
    public static function frontRequests(): iterable
    {
        $home = [
            '/', '/index.php', '/?author=1', '/?author_name=admin', '/author/admin/', '/author/admin', '/?p=1', '/?page_id=2', '/?s=admin', '/2026/', '/2026/01/',
            '/category/non-classe/', '/?attachment_id=1', '/nothing/', '/?preview=true&p=1', '/?customize_changeset_uuid=0b0c', '/admin', '/login', '/?lang=en', '/wp-signup',
        ];
        foreach ($home as $path) {
            yield $path => ['GET', $path, '/'];
        }
        yield 'HEAD' => ['HEAD', '/?author=1', '/'];
        yield 'POST' => ['POST', '/', '/'];
        foreach (['/en/', '/en', '/en/author/admin/', '/en/?author=1'] as $path) {
            yield $path => ['GET', $path, '/en/'];
        }
        yield 'privacy' => ['GET', '/politique-de-confidentialite/', '/politique-de-confidentialite'];
        $missing = [
            '/feed/', '/feed/atom/', '/feed/rdf/', '/?feed=rss2', '/?feed=comments-rss2', '/comments/feed/', '/author/admin/feed/', '/?author=1&feed=rss2', '/en/feed/',
            '/?sitemap=index', '/?sitemap=users', '/wp-sitemap.xml', '/wp-sitemap-users-1.xml', '/sitemap.xml', '/?embed=true&p=1', '/privacy-policy/embed/', '/?tb=1',
            '/?robots=1',
            '/robots.txt', '/favicon.ico', '/?favicon=1', '/wp-trackback.php?p=1', '/wp-cron.php', '/wp-signup.php', '/wp-activate.php?key=x', '/wp-mail.php', '/wp-links-opml.php',
            '/wp-admin/load-scripts.php?c=1&load%5B%5D=jquery-core', '/wp-admin/load-styles.php?c=1&load%5B%5D=common', '/wp-admin/upgrade.php', '/wp-admin/install.php',
            '/wp-feed.php', '/wp-rss2.php', '/wp-commentsrss2.php', '/wp-config.php', '/readme.html',
        ];
        foreach ($missing as $path) {
            yield $path => ['GET', $path, null];
        }
        yield 'a comment' => ['POST', '/wp-comments-post.php', null];
        yield 'a trackback' => ['POST', '/wp-trackback.php?p=1', null];
    }

    /** @return iterable<string, array{string}> */
    public static function staff(): iterable
    {
        foreach (['editor', 'administrator', 'super-administrator'] as $name) {
            yield $name => [$name];
        }
    }

    private function assertNamesNobody(Answer $answer, string $who): void
    {
        $text = implode("\n", $answer->headers) . "\n" . $answer->body;
        foreach (self::PERSONAL as $word) {
            self::assertStringNotContainsString($word, $text, $who);
        }
        foreach (['Link', 'X-Pingback', 'X-Powered-By', 'X-Redirect-By', 'Access-Control-Allow-Credentials', 'X-WP-Total'] as $name) {
            // GraphQL's own answers are compared elsewhere.
            self::assertNull($answer->header($name), "{$who}: {$name}");
        }
        self::assertStringNotContainsStringIgnoringCase('generator', $text, $who);
    }

    /** @return array<mixed>|null */
    private static function withoutMessage(Answer $answer): ?array
    {
        $decoded = json_decode($answer->body, true);

        return is_array($decoded) ? array_diff_key($decoded, ['message' => true]) : null;
    }

    /** @param array<string, mixed> $variables */
    private static function ask(string $operation, array $variables): Answer
    {
        $body = ['query' => Operations::read()->document($operation), 'variables' => $variables];

        return Site::get()->send('POST', '/graphql', json_encode($body, JSON_THROW_ON_ERROR), [self::JSON]);
    }

    private static function accessToken(): string
    {
        $body = self::$accessToken === null ? self::ask('SignIn', self::OWNER + self::BROWSER)->body : '';

        return self::$accessToken ??= preg_match('/"accessToken":\s*"([^"]+)"/', $body, $found) === 1 ? $found[1] : throw new LogicException("No token in {$body}");
    }

    private static function png(): string
    {
        return (string) base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true);
    }
}

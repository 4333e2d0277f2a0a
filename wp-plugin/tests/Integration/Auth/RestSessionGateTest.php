<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Auth\Sessions\RestSessionGate;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\ProxyRequest;
use WP_REST_Request;

/** Files asked for with an access token, as the frontend's server sends it. */
final class RestSessionGateTest extends AuthTestCase
{
    /** @var array<string, mixed> */
    private array $server = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->server = $_SERVER;
        if (!defined('PASSERELLE_GRAPHQL_SECRET')) {
            define('PASSERELLE_GRAPHQL_SECRET', 'a-secret-of-the-tests');
        }
    }

    protected function tearDown(): void
    {
        $_SERVER = $this->server;
        parent::tearDown();
    }

    public function testTokenAuthenticatesItsPersonUntilItIsInvalid(): void
    {
        $picture = $this->files->image($this->content->staff()->id);
        $this->content->published(ContentType::Initiative, ['coverImageId' => $picture], audience: Audience::Members);
        $member = $this->users->beneficiaire();
        $session = $this->plugin->get(Sessions::class)->start($member->id, 'Firefox');
        $proxy = constant('PASSERELLE_GRAPHQL_SECRET');

        self::assertSame([200, null], $this->read($picture, $session->accessToken, $proxy));
        self::assertSame([404, 'not_found'], $this->read($picture, null, $proxy), 'A visitor.');
        self::assertSame([404, 'not_found'], $this->read($picture, $session->accessToken, 'guessed'), 'Not the frontend’s server: the token counts for nothing.');
        self::assertSame([401, 'session_expired'], $this->read($picture, 'a.b.c', $proxy));
        self::assertSame([401, 'session_expired'], $this->read(999_999, 'a.b.c', $proxy), 'What does not exist is answered alike.');

        $this->plugin->get(Sessions::class)->end($session->refreshToken);
        self::assertSame([401, 'session_expired'], $this->read($picture, $session->accessToken, $proxy));
    }

    public function testWhoIsSignedInToWordPressIsNobodyWithATokenThatIsRefused(): void
    {
        $admin = $this->content->staff()->id;
        $member = $this->users->beneficiaire();
        $session = $this->plugin->get(Sessions::class)->start($member->id, 'Firefox');
        $_SERVER['HTTP_X_PASSERELLE_PROXY'] = constant('PASSERELLE_GRAPHQL_SECRET');
        $determine = function (?string $token) use ($admin): mixed {
            $_SERVER['HTTP_AUTHORIZATION'] = $token === null ? '' : "Bearer {$token}";
            remove_all_filters('determine_current_user');
            (new CurrentSession(new ProxyRequest(), $this->plugin->get(Sessions::class)))->register();

            return apply_filters('determine_current_user', $admin);
        };

        self::assertSame([$admin, $member->id, 0], [$determine(null), $determine($session->accessToken), $determine('a.b.c')]);
        $this->plugin->get(Sessions::class)->end($session->refreshToken);
        self::assertSame(0, $determine($session->accessToken));
    }

    /** @return array{int, mixed} status and code */
    private function read(int $id, ?string $token, mixed $proxy): array
    {
        $_SERVER['HTTP_X_PASSERELLE_PROXY'] = $proxy;
        $_SERVER['HTTP_AUTHORIZATION'] = $token === null ? '' : "Bearer {$token}";
        // The running plugin has other keys: its own gate would refuse these tokens.
        remove_all_filters('rest_pre_dispatch');
        remove_all_filters('determine_current_user');
        $current = new CurrentSession(new ProxyRequest(), $this->plugin->get(Sessions::class));
        $current->register();
        (new RestSessionGate($current))->register();
        $userId = apply_filters('determine_current_user', 0);
        wp_set_current_user(is_int($userId) ? $userId : 0);
        $response = rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$id}"));
        $data = $response->get_data();

        return [$response->get_status(), is_array($data) ? $data['code'] : null];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Auth\Throttling\Network;
use Passerelle\Auth\Throttling\RequestNetwork;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Tests\IntegrationTestCase;

final class RequestNetworkTest extends IntegrationTestCase
{
    /** @var array<mixed> */
    private array $server;

    protected function setUp(): void
    {
        parent::setUp();
        $this->server = $_SERVER;
        $_SERVER['REMOTE_ADDR'] = '198.51.100.4';
        $_SERVER['HTTP_X_PASSERELLE_CLIENT'] = '203.0.113.7';
        $_SERVER['HTTP_X_REQUEST_ID'] = 'trace_0123.abc-9';
    }

    protected function tearDown(): void
    {
        $_SERVER = $this->server;
        parent::tearDown();
    }

    public function testAcceptsHeadersOfTheFrontendsServer(): void
    {
        $_SERVER['HTTP_X_PASSERELLE_PROXY'] = constant('PASSERELLE_GRAPHQL_SECRET');

        self::assertSame([Network::of('203.0.113.7'), 'trace_0123.abc-9'], $this->read());
        $_SERVER['HTTP_X_REQUEST_ID'] = "<script>\n";
        self::assertSame([Network::of('203.0.113.7'), ''], $this->read());
        unset($_SERVER['HTTP_X_PASSERELLE_CLIENT']);
        self::assertSame([null, ''], $this->read(), 'The address of the frontend’s server is nobody’s.');
    }

    public function testIgnoresAddressHeaderOfOtherClients(): void
    {
        foreach (['', 'wrong', null] as $secret) {
            $_SERVER['HTTP_X_PASSERELLE_PROXY'] = $secret;
            self::assertSame([Network::of('198.51.100.4'), ''], $this->read());
        }
    }

    /** @return array{string|null, string} */
    private function read(): array
    {
        $source = new RequestNetwork(new ProxyRequest());

        return [$source->network(null), $source->requestId()];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use Passerelle\Calls\Links\Fetching\CurlTransport;
use Passerelle\Calls\Links\Fetching\Destinations;
use Passerelle\Calls\Links\Fetching\Finding;
use Passerelle\Calls\Links\Fetching\Probe;
use Passerelle\Calls\Links\Fetching\ProbeLimits;
use Passerelle\Calls\Links\LinkState;
use OpenSSLCertificateSigningRequest;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Links to web servers of this machine, behind names that lead to public addresses. */
final class ProbeTest extends TestCase
{
    private const ADDRESS = '93.184.215.14';
    private const OTHER_ADDRESS = '93.184.216.34';
    private const AGENT = 'PasserelleLinkCheck/1.0 (+https://passerelle.example)';
    private const MAX_BYTES = 65_536;

    private static LinkServer $web;
    private static LinkServer $secure;
    /** @var non-empty-string */
    private static string $certificate;
    private LocalTransport $transport;
    private FixedResolver $resolver;

    public static function setUpBeforeClass(): void
    {
        self::$certificate = self::certificate('funder.example');
        self::$web = new LinkServer();
        self::$secure = new LinkServer(self::$certificate);
    }

    public static function tearDownAfterClass(): void
    {
        self::$web->stop();
        self::$secure->stop();
        unlink(self::$certificate);
    }

    protected function setUp(): void
    {
        $this->transport = new LocalTransport(
            new CurlTransport(self::AGENT, self::$certificate, self::MAX_BYTES),
            [80 => self::$web->port, 443 => self::$secure->port],
        );
        $this->resolver = new FixedResolver([
            'funder.example' => [self::ADDRESS],
            'www.funder.example' => [self::ADDRESS],
            'other.example' => [self::OTHER_ADDRESS],
            'inside.example' => ['10.0.0.1'],
            'mapped.example' => ['::ffff:127.0.0.1'],
        ]);
    }

    #[DataProvider('answers')]
    public function testTheStateIsThatOfTheAnswer(string $path, LinkState $state): void
    {
        self::assertEquals(new Finding($state, 'funder.example'), $this->probe("http://funder.example{$path}"));
    }

    /** @return iterable<string, array{string, LinkState}> */
    public static function answers(): iterable
    {
        foreach ([200, 204, 304] as $code) {
            yield (string) $code => ["/status?code={$code}", LinkState::Ok];
        }
        foreach ([400, 404, 410, 418, 500, 502, 503, 521] as $code) {
            yield (string) $code => ["/status?code={$code}", LinkState::Dead];
        }
        // Pages that people can open, but programs may not.
        foreach ([401, 403, 405, 406, 429, 451, 999] as $code) {
            yield (string) $code => ["/status?code={$code}", LinkState::Ok];
        }
        // Servers that do not like a request for headers only.
        foreach ([403, 404, 405, 500, 501] as $code) {
            yield "HEAD {$code}" => ["/status?head={$code}&code=200", LinkState::Ok];
        }
        yield 'more than is read' => ['/endless', LinkState::Ok];
    }

    public function testAPageIsAskedForOnlyWhereItsHeadersAreRefused(): void
    {
        $this->probe('https://funder.example/status?code=200');
        $this->probe('http://funder.example/status?code=404');

        self::assertSame([
            'HEAD https://funder.example:443/status?code=200 at ' . self::ADDRESS,
            'HEAD http://funder.example:80/status?code=404 at ' . self::ADDRESS,
            'GET http://funder.example:80/status?code=404 at ' . self::ADDRESS,
        ], $this->transport->sent);
    }

    #[DataProvider('broken')]
    public function testALinkWithoutAnAnswerIsDead(string $url): void
    {
        $start = hrtime(true);

        self::assertEquals(new Finding(LinkState::Dead), $this->probe($url, new ProbeLimits(2.0, 1.0, 5)));
        self::assertLessThan(3.0, (hrtime(true) - $start) / 1e9);
    }

    /** @return list<array{string}> */
    public static function broken(): array
    {
        return [
            ['http://funder.example/silent'],
            ['http://funder.example/noise'],
            ['http://funder.example/headers'],
            ['http://funder.example/nothing'],
            ['http://missing.example/'],
        ];
    }

    #[DataProvider('redirects')]
    public function testRedirectsAreFollowed(string $url, LinkState $state, ?string $host): void
    {
        self::assertEquals(new Finding($state, $host), $this->probe($url));
    }

    /** @return iterable<string, array{string, LinkState, string|null}> */
    public static function redirects(): iterable
    {
        $to = static fn (string $url): string => 'http://funder.example/to?url=' . rawurlencode($url);
        $ok = 'http://funder.example/status?code=200';

        yield 'to a path' => [$to('/status?code=200'), LinkState::Ok, 'funder.example'];
        yield 'to another scheme' => [$to('https://funder.example/status?code=200'), LinkState::Ok, 'funder.example'];
        yield 'to a host of the same owner' => [$to('http://www.funder.example/status?code=200'), LinkState::Ok, 'www.funder.example'];
        yield 'to another owner' => [$to('http://other.example/status?code=200'), LinkState::Moved, 'other.example'];
        yield 'to another owner and back' => [$to('http://other.example/to?url=' . rawurlencode($ok)), LinkState::Ok, 'funder.example'];
        yield 'to what is missing' => [$to('http://other.example/status?code=404'), LinkState::Dead, 'other.example'];
        yield 'to another port' => [$to('http://funder.example:8080/'), LinkState::Unchecked, 'funder.example'];
        yield 'to another scheme than the web' => [$to('ftp://funder.example/'), LinkState::Unchecked, 'funder.example'];
        yield 'with credentials' => [$to('http://user:password@other.example/'), LinkState::Unchecked, 'funder.example'];
    }

    #[DataProvider('inside')]
    public function testNothingIsSentToPrivateAddressesHoweverManyRedirectsLeadThere(string $url): void
    {
        $chain = $url;
        for ($hops = 1; $hops <= 5; $hops++) {
            $chain = 'http://' . ($hops % 2 === 0 ? 'other' : 'funder') . '.example/to?url=' . rawurlencode($chain);
            $this->transport->sent = [];
            $finding = $this->probe($chain);

            self::assertSame(LinkState::Dead, $finding->state);
            self::assertCount($hops, $this->transport->sent, $url);
            foreach ($this->transport->sent as $request) {
                self::assertMatchesRegularExpression('~^HEAD http://(funder|other)\.example:80/to\?.* at 93\.184\.~', $request);
            }
        }
    }

    /** @return list<array{string}> */
    public static function inside(): array
    {
        return array_map(static fn (string $url): array => [$url], [
            'http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://10.0.0.1/', 'http://192.168.0.1/',
            'http://172.16.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://100.100.100.200/', 'http://[fd00:ec2::254]/', 'http://[fe80::1]/', 'http://localhost/',
            'http://inside.example/', 'http://mapped.example/', '//127.0.0.1/', 'http://missing.example/',
        ]);
    }

    public function testEndlessRedirectsEnd(): void
    {
        $chain = 'http://funder.example/status?code=200';
        for ($hops = 0; $hops < 6; $hops++) {
            $chain = 'http://funder.example/to?url=' . rawurlencode($chain);
        }

        self::assertSame(LinkState::Dead, $this->probe($chain)->state);
        self::assertCount(6, $this->transport->sent);
        self::assertSame(LinkState::Dead, $this->probe('http://funder.example/loop')->state);
    }

    public function testANameThatChangesItsAddressIsCheckedAtEachHopAndConnectedToWhereItWasChecked(): void
    {
        $this->resolver = new FixedResolver(['funder.example' => [[self::ADDRESS], ['127.0.0.1']]]);

        self::assertSame(LinkState::Dead, $this->probe('http://funder.example/to?url=' . rawurlencode('http://funder.example/again'))->state);

        self::assertSame(['funder.example', 'funder.example'], $this->resolver->asked);
        self::assertCount(1, $this->transport->sent);
        self::assertStringEndsWith(' at ' . self::ADDRESS, $this->transport->sent[0]);
    }

    public function testACertificateThatBrowsersRefuseIsSaid(): void
    {
        // Valid for another host.
        self::assertEquals(new Finding(LinkState::BadCertificate), $this->probe('https://other.example/status?code=200'));
        // A certificate of an authority that nobody knows.
        $stranger = self::certificate('stranger.example');
        $this->transport = new LocalTransport(new CurlTransport(self::AGENT, $stranger, self::MAX_BYTES), [443 => self::$secure->port]);
        self::assertEquals(new Finding(LinkState::BadCertificate), $this->probe('https://funder.example/status?code=200'));
        unlink($stranger);
    }

    public function testRequestsHaveNoCookiesCredentialsOrReferrer(): void
    {
        $web = new LinkServer(records: true);
        $this->transport = new LocalTransport(new CurlTransport(self::AGENT, self::$certificate, self::MAX_BYTES), [80 => $web->port]);
        $this->probe('http://funder.example/to?url=' . rawurlencode('/to?url=' . rawurlencode('/status?code=404')));
        $requests = $web->stop();

        self::assertCount(4, $requests);
        $headers = 'Host: funder\.example\r\nUser-Agent: ' . preg_quote(self::AGENT) . '\r\nAccept: [^\r]+\r\n\r\n';
        foreach ($requests as $request) {
            self::assertMatchesRegularExpression('~^(HEAD|GET) /\S+ HTTP/1\.1\r\n' . $headers . '$~', $request);
        }
    }

    private function probe(string $url, ProbeLimits $limits = new ProbeLimits(10.0, 5.0, 5)): Finding
    {
        return (new Probe(new Destinations($this->resolver), $this->transport, $limits))($url);
    }

    /** @return non-empty-string file with a key and a certificate that it signed itself */
    private static function certificate(string $host): string
    {
        $file = tempnam(sys_get_temp_dir(), 'passerelle-link');
        self::assertIsString($file);
        $settings = "{$file}.cnf";
        file_put_contents($settings, "[req]\ndistinguished_name = name\n[name]\n[san]\nsubjectAltName = DNS:{$host}\nbasicConstraints = CA:TRUE\n");
        $options = ['config' => $settings, 'x509_extensions' => 'san', 'private_key_bits' => 2_048, 'digest_alg' => 'sha256'];
        $key = openssl_pkey_new($options);
        self::assertNotFalse($key);
        $request = openssl_csr_new(['commonName' => $host], $key, $options);
        self::assertInstanceOf(OpenSSLCertificateSigningRequest::class, $request);
        $certificate = openssl_csr_sign($request, null, $key, 1, $options);
        self::assertNotFalse($certificate);
        openssl_x509_export($certificate, $certificateText);
        openssl_pkey_export($key, $keyText, null, $options);
        file_put_contents($file, $certificateText . $keyText);
        unlink($settings);

        return $file;
    }
}

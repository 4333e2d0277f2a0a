<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use Passerelle\Calls\Links\Fetching\Destinations;
use Passerelle\Calls\Links\Fetching\NotFetched;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class DestinationsTest extends TestCase
{
    private const ADDRESS = '93.184.215.14';

    /** @param list<string> $expected URL, host, port, address */
    #[DataProvider('accepted')]
    public function testAcceptedUrlsAreRequestedAsTheyWereRead(string $url, array $expected): void
    {
        $destination = self::destinations()->of($url);

        self::assertSame($expected, [$destination->url, $destination->host, (string) $destination->port, $destination->address]);
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function accepted(): iterable
    {
        yield 'plain' => ['https://example.org', ['https://example.org:443/', 'example.org', '443', self::ADDRESS]];
        yield 'case, fragment' => ['HTTP://Example.ORG/A?b=c#d', ['http://example.org:80/A?b=c', 'example.org', '80', self::ADDRESS]];
        yield 'final dot' => ['https://example.org./', ['https://example.org:443/', 'example.org', '443', self::ADDRESS]];
        yield 'port of the other scheme' => ['http://example.org:443/', ['http://example.org:443/', 'example.org', '443', self::ADDRESS]];
        yield 'international' => ['https://théâtre.example/é?à', ['https://xn--thtre-4qa2c.example:443/%C3%A9?%C3%A0', 'xn--thtre-4qa2c.example', '443', self::ADDRESS]];
        yield 'public address' => ['http://8.8.8.8/x', ['http://8.8.8.8:80/x', '8.8.8.8', '80', '8.8.8.8']];
        yield 'public IPv6 address' => ['https://[2606:4700:4700::1111]/', ['https://[2606:4700:4700::1111]:443/', '[2606:4700:4700::1111]', '443', '2606:4700:4700::1111']];
    }

    #[DataProvider('unsupported')]
    public function testOtherSchemesPortsAndCredentialsAreNotRequested(string $url): void
    {
        $resolver = new FixedResolver(['example.org' => [self::ADDRESS]]);

        self::assertTrue(self::refusal($url, $resolver)->isReachable);
        self::assertSame([], $resolver->asked);
    }

    /** @return iterable<string, array{string}> */
    public static function unsupported(): iterable
    {
        $urls = [
            'ftp://example.org/', 'file:///etc/passwd', 'gopher://example.org:70/', 'javascript:alert(1)', 'example.org', '//example.org/', '',
            'https://example.org:8443/', 'http://example.org:22/', 'http://example.org:0/', 'https://user@example.org/',
            'https://user:secret@example.org/', 'https://:@example.org/',
            "https://example.org/\r\nHost: other", 'https://example.org\\@other.example/', "https://example.org\t/", 'https://exa mple.org/',
            "http://example.org\0.other.example/", 'http://[::1/',
        ];
        foreach ($urls as $url) {
            yield $url => [$url];
        }
    }

    #[DataProvider('unreachable')]
    public function testHostsWithoutAPublicAddressAreNotRequested(string $url): void
    {
        self::assertFalse(self::refusal($url, self::resolver())->isReachable);
    }

    /** @return iterable<string, array{string}> */
    public static function unreachable(): iterable
    {
        $urls = [
            // In other notations of addresses of this machine
            'http://127.0.0.1/', 'http://127.1/', 'http://0/', 'http://2130706433/', 'http://0x7f000001/', 'http://0x7f.1/', 'http://0177.0.0.1/',
            'http://017700000001/', 'http://127.0.0.1./',
            'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[fe80::1]/', 'http://[::]/',
            'http://[64:ff9b::7f00:1]/', 'http://１２７.０.０.１/', 'http://①②⑦.⓪.⓪.①/',
            // Addresses of networks
            'http://10.0.0.1/', 'http://192.168.1.1/', 'http://172.20.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://100.64.0.1/',
            'http://[fd00:ec2::254]/', 'http://224.0.0.1/',
            // By name
            'http://localhost/', 'http://intranet/', 'http://inside.example/', 'http://mapped.example/', 'http://one-of-two.example/',
            'http://one-of-two-v6.example/', 'http://missing.example/',
            'http://1.2.3/', 'http://example.1/', 'http://-example-.org/', 'http://exa%6dple.org/', 'http://[v1.fe80]/', 'http://.example.org/', 'http://exämple..org/',
        ];
        foreach ($urls as $url) {
            yield $url => [$url];
        }
    }

    private static function refusal(string $url, FixedResolver $resolver): NotFetched
    {
        try {
            $destination = (new Destinations($resolver))->of($url);
        } catch (NotFetched $refusal) {
            return $refusal;
        }

        self::fail("{$url} would be requested from {$destination->address}.");
    }

    private static function destinations(): Destinations
    {
        return new Destinations(self::resolver());
    }

    private static function resolver(): FixedResolver
    {
        return new FixedResolver([
            'example.org' => [self::ADDRESS],
            'xn--thtre-4qa2c.example' => [self::ADDRESS],
            'localhost' => ['127.0.0.1'],
            'intranet' => ['10.0.0.1'],
            'inside.example' => ['10.0.0.1'],
            'mapped.example' => ['::ffff:8.8.8.8'],
            'one-of-two.example' => [self::ADDRESS, '192.168.0.1'],
            'one-of-two-v6.example' => [self::ADDRESS, 'fd00::1'],
        ]);
    }
}

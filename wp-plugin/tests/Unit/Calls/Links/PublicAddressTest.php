<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use Passerelle\Calls\Links\Fetching\PublicAddress;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PublicAddressTest extends TestCase
{
    private const PUBLIC = [
        '1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.1', '168.63.129.15', '169.253.255.255',
        '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '203.0.112.255', '223.255.255.255',
        '2001:4860:4860::8888', '2606:4700:4700::1111', '2a00:1450:4007:80e::200e', '2001:200::1', '2003::1', '3ffe:ffff::1',
    ];

    private const NOT_PUBLIC = [
        // This machine, unspecified
        '0.0.0.0', '0.255.255.255', '127.0.0.1', '127.255.255.254', '::', '::1',
        // Private networks, also those of providers
        '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '100.64.0.1', '100.127.255.255', 'fc00::1', 'fd12:3456:789a::1', 'fec0::1',
        // Link-local, and the metadata of clouds
        '169.254.0.1', '169.254.169.254', '169.254.170.2', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fe80::1', 'febf::1', 'fd00:ec2::254',
        // IPv4 in IPv6: mapped, compatible, translated, NAT64, 6to4, Teredo
        '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '::127.0.0.1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1',
        '64:ff9b:1::1', '2002:7f00:1::', '2002:a00:1::1', '2001:0:4136:e378::1',
        // Multicast, broadcast, reserved
        '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1', 'ff0e::1',
        // Documentation, benchmarks, discarded, protocols
        '192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '198.19.255.255', '192.88.99.1', '192.0.0.1', '2001:db8::1', '3fff::1',
        '2001:2::1', '2001:20::1', '100::1', '4000::1',
        // No addresses
        '', 'localhost', '127.1', '0177.0.0.1', '0x7f.0.0.1', '2130706433', '1.1.1.1.1', '1.1.1.256', '[::1]', 'fe80::1%eth0', "8.8.8.8\n",
    ];

    #[DataProvider('addresses')]
    public function testOnlyAddressesOfThePublicInternetAre(string $address, bool $isPublic): void
    {
        self::assertSame($isPublic, PublicAddress::is($address));
    }

    /** @return iterable<string, array{string, bool}> */
    public static function addresses(): iterable
    {
        foreach (self::PUBLIC as $address) {
            yield "public {$address}" => [$address, true];
        }
        foreach (self::NOT_PUBLIC as $address) {
            yield "not public {$address}" => [$address, false];
        }
    }
}

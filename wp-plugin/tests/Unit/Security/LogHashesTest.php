<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Security;

use Passerelle\Auth\Throttling\Network;
use Passerelle\Security\LogHashes;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** The frontend's server hashes networks the same way; its test (network-hash.test.ts) has the same pairs. */
final class LogHashesTest extends TestCase
{
    #[TestWith(['203.0.113.7', 'e115d4291b0114371183162619ba26c3'])]
    #[TestWith(['2001:db8:0:1::5', 'cd35358c089b70eadd9cbb389b99175c'])]
    public function testNetworkHashEqualsThatOfTheFrontendsServer(string $address, string $hash): void
    {
        self::assertSame($hash, (new LogHashes(['a' => '0123456789abcdef0123456789abcdef']))->network(Network::of($address)));
    }
}

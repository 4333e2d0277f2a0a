<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use Passerelle\Calls\Links\Fetching\RegistrableHost;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RegistrableHostTest extends TestCase
{
    #[DataProvider('hosts')]
    public function testItIsWhatTheOwnerRegistered(string $host, string $registrable): void
    {
        self::assertSame($registrable, RegistrableHost::of($host));
    }

    /** @return list<array{string, string}> */
    public static function hosts(): array
    {
        return [
            ['example.org', 'example.org'],
            ['www.example.org', 'example.org'],
            ['a.b.example.org', 'example.org'],
            ['culture.gouv.sn', 'culture.gouv.sn'],
            ['www.culture.gouv.sn', 'culture.gouv.sn'],
            ['arts.co.za', 'arts.co.za'],
            ['www.arts.ac.uk', 'arts.ac.uk'],
            ['co.uk', 'co.uk'],
            ['gouv.sn', 'gouv.sn'],
            ['org.example.com', 'example.com'],
            ['8.8.8.8', '8.8.8.8'],
            ['[2606:4700::1]', '[2606:4700::1]'],
        ];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use Passerelle\Kernel\EmailAddress;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The cases by which the browser's rule is proven too. */
final class EmailAddressTest extends TestCase
{
    /** @return array<string, array{string, bool}> */
    public static function cases(): array
    {
        /** @var list<array{name: string, address: string, isOne: bool}> $cases */
        $cases = json_decode((string) file_get_contents(dirname(__DIR__, 2) . '/fixtures/validation/emails.json'), true, flags: JSON_THROW_ON_ERROR);

        return array_map(
            static fn (array $case): array => [$case['address'], $case['isOne']],
            array_column($cases, null, 'name'),
        );
    }

    #[DataProvider('cases')]
    public function testAcceptsOnlyValidAddress(string $address, bool $isOne): void
    {
        self::assertSame($isOne, EmailAddress::isValid($address));
    }
}

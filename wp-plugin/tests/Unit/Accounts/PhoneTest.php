<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Accounts;

use Passerelle\Accounts\Phone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PhoneTest extends TestCase
{
    /** @return array<string, array{string, string|null, string|null}> text, country, what is kept */
    public static function numbers(): array
    {
        return [
            'with its country code' => ['+221 77 123 45 67', null, '+221771234567'],
            'as written at home' => ['06 12 34 56 78', 'FR', '+33612345678'],
            'with the zero that is not dialled' => ['+33 (0)6 12 34 56 78', null, '+33612345678'],
            'with 00' => ['00221 77 123 45 67', 'FR', '+221771234567'],
            'with narrow spaces, points, hyphens' => ["06\u{202F}12.34-56‑78", 'FR', '+33612345678'],
            'another country than said' => ['+228 90 12 34 56', 'FR', '+22890123456'],
            'no country' => ['06 12 34 56 78', null, null],
            'too short' => ['+33 6 12', null, null],
            'too long' => ['+33 6 12 34 56 78 90 12', null, null],
            'an unknown country code' => ['+999 123456789', null, null],
            'of nobody' => ['+33 0 00 00 00 00', null, null],
            'letters' => ['1-800-FLOWERS', 'US', null],
            'an extension' => ['+33 6 12 34 56 78 ext. 5', null, null],
            'something else' => ["+33612345678\r\nBcc: x", null, null],
            'nothing' => ['', 'FR', null],
            'a book' => [str_repeat('+33612345678 ', 9), null, null],
        ];
    }

    #[DataProvider('numbers')]
    public function testAcceptsCallableNumbers(string $text, ?string $country, ?string $kept): void
    {
        self::assertSame($kept, Phone::normalise($text, $country));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Sending;

use Passerelle\Applications\Sending\ReceiptNumber;
use PHPUnit\Framework\TestCase;

final class ReceiptNumberTest extends TestCase
{
    private const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';

    public function testANumberIsReadAsPeopleTypeIt(): void
    {
        for ($turn = 0; $turn < 50; $turn++) {
            $number = ReceiptNumber::random(17, 2026);
            self::assertMatchesRegularExpression('/^17-2026-[' . self::LETTERS . ']{9}$/D', $number);
            self::assertSame($number, ReceiptNumber::read($number));
            self::assertSame($number, ReceiptNumber::read(' ' . strtolower(str_replace('-', ' – ', $number)) . "\n"));
        }
        self::assertNotSame(ReceiptNumber::random(17, 2026), ReceiptNumber::random(17, 2026));
    }

    public function testEachWrongLetterAndEachExchangeOfNeighboursIsFound(): void
    {
        $number = ReceiptNumber::random(17, 2026);
        $random = substr($number, 8);
        for ($place = 0; $place < strlen($random); $place++) {
            foreach (str_split(self::LETTERS) as $letter) {
                $wrong = substr_replace($random, $letter, $place, 1);
                self::assertSame($wrong === $random ? $number : null, ReceiptNumber::read("17-2026-{$wrong}"));
            }
        }
        for ($place = 0; $place < 7; $place++) {
            $wrong = substr_replace($random, $random[$place + 1] . $random[$place], $place, 2);
            self::assertSame($wrong === $random ? $number : null, ReceiptNumber::read("17-2026-{$wrong}"), $wrong);
        }
    }

    public function testOtherTextsAreNoNumbers(): void
    {
        foreach (['', 'x', '17-2026-', '0-2026-AAAAAAAAA', "17-2026-AAAAAAAA\0", '17-2026-OOOOOOOOO', str_repeat('1', 100)] as $text) {
            self::assertNull(ReceiptNumber::read($text), $text);
        }
    }
}

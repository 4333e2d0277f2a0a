<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files;

use Passerelle\Files\LogoSize;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** The size that logos may have, as editors set it. */
final class LogoSizeTest extends TestCase
{
    #[TestWith(['500', 'KB', 500_000])]
    #[TestWith([2, 'MB', 2_000_000])]
    #[TestWith(['999999', 'KB', 999_999_000])]
    #[TestWith(['0', 'MB', null])]
    #[TestWith([-1, 'MB', null])]
    #[TestWith(['1000000', 'KB', null])]
    #[TestWith(['1.5', 'MB', null])]
    #[TestWith(["1\n", 'MB', null])]
    #[TestWith(['', 'MB', null])]
    #[TestWith([null, 'MB', null])]
    #[TestWith(['1', 'GB', null])]
    #[TestWith(['1', null, null])]
    public function testBytes(mixed $number, mixed $unit, ?int $bytes): void
    {
        $size = LogoSize::of($number, $unit);

        self::assertSame($bytes, $size?->bytes());
        self::assertSame($bytes === null ? null : ['number' => (int) (is_scalar($number) ? $number : 0), 'unit' => $unit], $size?->stored());
    }
}

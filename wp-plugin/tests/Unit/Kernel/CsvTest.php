<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use Passerelle\Kernel\Csv;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class CsvTest extends TestCase
{
    #[TestWith(['Awa Sarr', '"Awa Sarr"'])]
    #[TestWith([12, '"12"'])]
    #[TestWith([-3, '"-3"'])]
    #[TestWith(['', '""'])]
    #[TestWith(['one "quoted", two', '"one ""quoted"", two"'])]
    #[TestWith(["two\nlines", "\"two\nlines\""])]
    #[TestWith(['=HYPERLINK("https://example.org")', '"\'=HYPERLINK(""https://example.org"")"'])]
    #[TestWith(['+33 1', '"\'+33 1"'])]
    #[TestWith(['-3', '"\'-3"'])]
    #[TestWith(['@SUM(A1)', '"\'@SUM(A1)"'])]
    #[TestWith(["\t=1", "\"'\t=1\""])]
    #[TestWith(["\r=1", "\"'\r=1\""])]
    #[TestWith(['a=1', '"a=1"'])]
    public function testCells(int|string $value, string $expected): void
    {
        self::assertSame("{$expected}\r\n", Csv::line([$value]));
    }

    public function testCellsAreSeparatedByCommas(): void
    {
        self::assertSame("\"a\",\"1\",\"b\"\r\n", Csv::line(['a', 1, 'b']));
    }

    public function testTheFileBeginsWithTheMarkOfUtf8(): void
    {
        self::assertSame('efbbbf', bin2hex(Csv::BYTE_ORDER_MARK));
    }
}

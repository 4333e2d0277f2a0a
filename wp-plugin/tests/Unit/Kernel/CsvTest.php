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
    #[TestWith(['0012', "\"\t0012\""])]
    #[TestWith(['221771234567', "\"\t221771234567\""])]
    #[TestWith(['12345E67', "\"\t12345E67\""])]
    #[TestWith(['0', '"0"'])]
    #[TestWith(['77123456789', '"77123456789"'])]
    #[TestWith(['0012 Dakar', '"0012 Dakar"'])]
    #[TestWith(['=0012', '"\'=0012"'])]
    #[TestWith(['a;b,c', '"a;b,c"'])]
    public function testCells(int|string $value, string $expected): void
    {
        self::assertSame("{$expected}\r\n", (new Csv('fr'))->line([$value]));
    }

    #[TestWith(['fr', ';'])]
    #[TestWith(['en', ','])]
    public function testSpreadsheetsOfTheReadersLanguageOpenItInColumns(string $language, string $separator): void
    {
        self::assertSame("\"a\"{$separator}\"1\"{$separator}\"b\"\r\n", (new Csv($language))->line(['a', 1, 'b']));
    }

    #[TestWith(['fr', ';'])]
    #[TestWith(['en', ','])]
    public function testAnyReaderOfTheFormatGetsTheCells(string $language, string $separator): void
    {
        $cells = ['L’été; "à" Dakar, 2027', "deux\nlignes", '-1', '+221 77', '007'];

        self::assertSame(
            ['L’été; "à" Dakar, 2027', "deux\nlignes", "'-1", "'+221 77", "\t007"],
            str_getcsv(rtrim((new Csv($language))->line($cells), "\r\n"), $separator, '"', ''),
        );
    }

    public function testTheFileBeginsWithTheMarkOfUtf8(): void
    {
        self::assertSame('efbbbf', bin2hex(Csv::BYTE_ORDER_MARK));
    }
}

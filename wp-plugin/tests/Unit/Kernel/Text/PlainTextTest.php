<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel\Text;

use Passerelle\Kernel\Text\PlainText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PlainTextTest extends TestCase
{
    private const CASES = __DIR__ . '/../../../fixtures/validation/plain-texts.json';

    /** @return iterable<string, array{string, string, string}> typed, as a line, as paragraphs */
    public static function texts(): iterable
    {
        foreach (['<<Yaoundé en scène>>', 'a < b > c', '<script>alert(1)</script>', '&lt;b&gt;', '"quotes\' \\ backslash', '100%ab <!-- x'] as $text) {
            yield $text => [$text, $text, $text];
        }
        yield 'blanks' => ["  un\t \u{A0}deux \n", 'un deux', "un\t \u{A0}deux"];
        yield 'lines' => ["un\r\n\r\n\r\n\rdeux", 'un deux', "un\n\ndeux"];
        yield 'characters without a sign' => ["un\u{0}\u{7}deux", 'un deux', 'undeux'];
        /** @var list<array{name: string, input: string, line: string, paragraphs: string}> $cases by which the browser's cleaning is proven too */
        $cases = json_decode((string) file_get_contents(self::CASES), true, flags: JSON_THROW_ON_ERROR);
        foreach ($cases as $case) {
            yield $case['name'] => [$case['input'], $case['line'], $case['paragraphs']];
        }
        yield 'no UTF-8' => ["un\xFFdeux", 'un?deux', 'un?deux'];
    }

    #[DataProvider('texts')]
    public function testKeepsWhatWasTyped(string $typed, string $line, string $paragraphs): void
    {
        self::assertSame([$line, $paragraphs], [PlainText::line($typed), PlainText::paragraphs($typed)]);
        self::assertSame($line, PlainText::line($line));
        self::assertSame($paragraphs, PlainText::paragraphs($paragraphs));
    }

    #[DataProvider('texts')]
    public function testIsEscapedSoThatABrowserReadsItAsTyped(string $typed, string $line): void
    {
        $html = PlainText::escape($line);

        self::assertSame($line, html_entity_decode($html, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
        self::assertSame('', implode('', array_intersect(str_split($html), ['<', '>', '"', "'"])));
    }
}

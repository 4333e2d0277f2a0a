<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel\Text;

use Passerelle\Kernel\Text\FoldedText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FoldedTextTest extends TestCase
{
    /** @return iterable<string, array{string, string, array{int, int}}> text, part of the folded text, UTF-16 code units in the original */
    public static function parts(): iterable
    {
        yield 'plain' => ['une rue', 'rue', [4, 7]];
        yield 'accents' => ['Le Théâtre', 'theatre', [3, 10]];
        yield 'decomposed accents' => ["The\u{301}a\u{302}tre\u{301} rue", 'theatre', [0, 10]];
        yield 'after decomposed accents' => ["e\u{301}te\u{301} rue", 'rue', [6, 9]];
        yield 'ligature' => ['Un chœur', 'choeur', [3, 8]];
        yield 'after a ligature' => ['Œuvre d’art', 'art', [8, 11]];
        yield 'typographic ligature' => ['un ﬁlm', 'film', [3, 6]];
        yield 'apostrophe' => ['Koffi N’Guessan', "n'guessan", [6, 15]];
        yield 'invisible characters' => ["thé\u{AD}âtre\u{200B}s", 'theatres', [0, 10]];
        yield 'after an emoji, two code units' => ['🎭 rue', 'rue', [3, 6]];
        yield 'after a flag' => ['🇸🇳 Dakar', 'dakar', [5, 10]];
        yield 'letters beyond the first plane' => ['𝐑𝐮𝐞', 'rue', [0, 6]];
        yield 'French spaces' => ["« \u{202F}Zouk »", 'zouk', [3, 7]];
        yield 'a part of a character' => ['5½', '2', [1, 2]];
        yield 'dotted i' => ['à İstanbul', 'istanbul', [2, 10]];
    }

    /** @param array{int, int} $expected */
    #[DataProvider('parts')]
    public function testMapsPositionsOfParts(string $text, string $part, array $expected): void
    {
        $folded = FoldedText::of($text);
        $offset = strpos($folded->text, $part);
        self::assertIsInt($offset, $folded->text);
        $range = $folded->original($offset, strlen($part));

        self::assertSame($expected, [$range->start, $range->end]);
    }

    public function testIsEmptyForNothing(): void
    {
        self::assertSame('', FoldedText::of('')->text);
    }

    public function testHandlesRemovedCharactersAtTheStart(): void
    {
        $range = FoldedText::of("\u{301}\u{200B}rue")->original(0, 3);

        self::assertSame([2, 5], [$range->start, $range->end]);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel\Text;

use Passerelle\Kernel\Text\FoldedText;
use Passerelle\Kernel\Text\Folding;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FoldingTest extends TestCase
{
    /** @return iterable<string, array{string, string}> */
    public static function texts(): iterable
    {
        yield 'accents and case' => ['ÉLÉVATION Ça où Noël', 'elevation ca ou noel'];
        yield 'already decomposed' => ["e\u{301}le\u{300}ve", 'eleve'];
        yield 'ligatures' => ['Œuvre, chœur, ex æquo, ﬁlm', 'oeuvre, choeur, ex aequo, film'];
        yield 'typographic apostrophe' => ['N’Guessan', "n'guessan"];
        yield 'typewriter apostrophe' => ["N'Guessan", "n'guessan"];
        yield 'accent typed for an apostrophe' => ['N´Guessan N`Guessan', "n'guessan n'guessan"];
        yield 'diaeresis' => ['Aïssatou', 'aissatou'];
        yield 'letters of Bambara, Fula, Hausa and Ewe' => ['ƁƊƘƳ Ŋɔmi Ɛnyɔ ɲɛ Eʋe ɖe', 'bdky ngomi enyo nye eve de'];
        yield 'tones' => ['Yorùbá Ọ̀ṣun', 'yoruba osun'];
        yield 'other Latin letters' => ['Straße Łódź Ødegård', 'strasse lodz odegard'];
        yield 'dotted and dotless i' => ['İstanbul ıspanak', 'istanbul ispanak'];
        yield 'dashes' => ['Guinée‑Bissau – Guinée—Bissau', 'guinee-bissau - guinee-bissau'];
        yield 'spaces of French typography' => ["Quoi\u{202F}?  \u{A0}\tOui\n", 'quoi ? oui'];
        yield 'invisible characters' => ["thé\u{AD}âtre\u{200B}s\u{FEFF}", 'theatres'];
        yield 'NUL' => ["a\0b", 'a b'];
        yield 'broken UTF-8' => ["caf\xE9", 'caf?'];
        yield 'Arabic vowel signs' => ['مَسْرَح', 'مسرح'];
        yield 'Amharic is kept' => ['ኢትዮጵያ', 'ኢትዮጵያ'];
        yield 'empty' => ['', ''];
    }

    #[DataProvider('texts')]
    public function testFolds(string $text, string $folded): void
    {
        self::assertSame($folded, Folding::fold($text));
    }

    #[DataProvider('texts')]
    public function testFoldingTwiceChangesNothing(string $text, string $folded): void
    {
        self::assertSame(Folding::fold($text), Folding::fold(Folding::fold($text)));
    }

    #[DataProvider('texts')]
    public function testFoldedTextEqualsFolding(string $text, string $folded): void
    {
        self::assertSame($folded, trim((string) preg_replace('/[\s\p{Z}\p{Cc}]+/u', ' ', FoldedText::of(mb_scrub($text, 'UTF-8'))->text)));
    }

    public function testTitlesAreSortedByTheirSortKey(): void
    {
        $titles = ['Zone', '« Écran noir »', 'N’Guessan', 'nguema', '1, 2, 3 soleil', "L'Atelier", 'Aïssatou', 'Nguetta', '—Âme'];
        usort($titles, static fn (string $a, string $b): int => Folding::sortKey($a) <=> Folding::sortKey($b));

        self::assertSame(['1, 2, 3 soleil', 'Aïssatou', '—Âme', '« Écran noir »', "L'Atelier", 'nguema', 'N’Guessan', 'Nguetta', 'Zone'], $titles);
    }

    public function testSortKeysFitTheirColumn(): void
    {
        self::assertSame('abc', Folding::sortKey('  Ab’cdef', 3));
    }
}

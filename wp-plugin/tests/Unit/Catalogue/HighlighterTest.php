<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Highlighter;
use Passerelle\Catalogue\QueryWords;
use Passerelle\Catalogue\Text\Stems;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Text\TextRange;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class HighlighterTest extends TestCase
{
    /** @return iterable<string, array{string, string, 2?: Lang}> query, text with what it finds in brackets */
    public static function titles(): iterable
    {
        yield 'accents' => ['theatre', 'Le [Théâtre] de rue'];
        yield 'plurals' => ['THÉÂTRES', 'un [théâtre], des [théâtres]'];
        yield 'a beginning' => ['festiv', '[Festival] des [festivités]'];
        yield 'elision' => ['art', 'L’[art] et l’[artisan]'];
        yield 'elision before other letters than French drops' => ["l'atelier", 'L’[Atelier] d’Abidjan'];
        yield 'only the last word is a beginning' => ["l'art rue", 'L’[art] de l’artisan dans la [rue]'];
        yield 'elision of qu’' => ['une fete', 'Plus qu’une [fête]'];
        yield 'a name without its apostrophe' => ['nguessan', 'Koffi [N’Guessan]'];
        yield 'a part of a name' => ['guessan', 'Koffi [N’Guessan]'];
        yield 'irregular plural' => ['journaux', 'Un [journal]'];
        yield 'stop words are no match' => ['ateliers de danse', '[Atelier] de [danse] à Dakar'];
        yield 'feminine' => ['heureuse ville', '[Heureux] en [ville]'];
        yield 'feminine plural' => ['créatrices', '[Créateurs] et [créatrice]'];
        yield 'feminine, masculine' => ['grandes voix', 'Un [grand] jour, une [grande] [voix]'];
        yield '-eux' => ['jeux', 'Le [jeu]'];
        yield 'exceptions, which rules of endings miss' => ['belles annees', 'Un [beau] nouvel an, une [année]'];
        yield 'ligature' => ['oeuvre', '[Œuvres] communes'];
        yield 'ligature in the query' => ['œuvres', '[Oeuvre] commune'];
        yield 'typographic ligature' => ['film', 'Le [ﬁlm]'];
        yield 'decomposed text' => ['théâtre', "Le [The\u{301}a\u{302}tre] de rue"];
        yield 'decomposed query' => ["the\u{301}a\u{302}tre", 'Le [Théâtre] de rue'];
        yield 'accent at the end, decomposed' => ['musée été', "[Musée] l’[e\u{301}te\u{301}]"];
        yield 'invisible characters' => ['theatre', "Le [Thé\u{AD}âtre] de rue"];
        yield 'digits' => ['2027', 'Appel [2027]'];
        yield 'beginning of digits' => ['20', 'Appel [2027]'];
        yield 'nothing alike' => ['dance', 'Rien de tel'];
        yield 'English stop word that means something in French' => ['the danse', 'Théâtre et [danses]'];
        yield 'compounds' => ['guinee', '[Guinée]-Bissau'];
        yield 'stop words only' => ['de la', 'Arts [de] [la] rue à [Lagos]'];
        yield 'one letter' => ['l', '[La] rue de [Lagos]'];
        yield 'no query' => ['', 'Théâtre'];
        yield 'blank query' => ['  ', 'Théâtre'];
        yield 'signs' => ['!?', 'Théâtre'];
        yield 'HTML' => ['<b>', '<[b]>gras</[b]>'];
        yield 'signs of HTML' => ['amp danse', 'Son & [danse] &[amp]; "lumière"'];
        yield 'no pattern' => ['(a+)+$', '[aaaaaaaaaaaaaaaaaaaaaaaaaaaa]!'];
        yield 'after an emoji' => ['rue', '🎭 Arts de la [rue] 🎭'];
        yield 'one character that is two words' => ['1 2', 'La [½] journée'];
        yield 'a character whose first half belongs to another word' => ['51 2', 'À [5½] heures'];
        yield 'said twice' => ['danse danse', '[Danse], [danse], [danseur]'];
        yield 'longer than the index keeps' => [str_repeat('a', 60), '[' . str_repeat('a', 60) . ']'];
        yield 'English -ies' => ['stories', 'A [story]', Lang::English];
        yield 'English -es' => ['boxes rue', 'A [box]', Lang::English];
        yield 'English plural' => ['arts', '[Art] today', Lang::English];
        yield 'possessive' => ['story', 'The [story]’s end', Lang::English];
        yield 'possessive of a name' => ['brien', '[O’Brien]’s', Lang::English];
        yield 'irregular English plural' => ['women children', 'A [woman] and a [child]', Lang::English];
        yield 'car is a stop word in French' => ['car danse', 'Oui, car la [danse]'];
        yield 'car is none in English' => ['car dance', 'A [car] and a [dance]', Lang::English];
    }

    #[DataProvider('titles')]
    public function testFindsInATitle(string $q, string $expected, Lang $language = Lang::French): void
    {
        $text = str_replace(['[', ']'], '', $expected);

        self::assertSame($expected, self::bracketed($text, (new Highlighter(self::words($q, $text, $language), $language))->inTitle($text)));
    }

    public function testTheSummaryHasNoStopWords(): void
    {
        $text = 'Arts de la rue à Lagos';
        $highlighter = new Highlighter(self::words('de la', $text), Lang::French);

        self::assertSame('Arts de la rue à [Lagos]', self::bracketed($text, $highlighter->inSummary($text)));
    }

    public function testASingleLetterIsCompletedInTitlesOnlyWhenManyWordsBeginWithIt(): void
    {
        $text = 'Lagos, la ville';
        $words = ['lagos', 'ville', ...array_map(static fn (int $number): string => "l{$number}", range(1, 400))];
        $highlighter = new Highlighter(QueryWords::among(self::vocabulary($words, ['l'], Lang::French), ['l'], Lang::French), Lang::French);

        self::assertSame('[Lagos], [la] ville', self::bracketed($text, $highlighter->inTitle($text)));
        self::assertSame($text, self::bracketed($text, $highlighter->inSummary($text)));
    }

    public function testHighlightsPrefixWithTooManyCompletions(): void
    {
        $text = 'Le théâtre';
        $words = ['theatre', ...array_map(static fn (int $number): string => "the{$number}", range(1, 400))];
        $highlighter = new Highlighter(QueryWords::among(self::vocabulary($words, ['the'], Lang::French), ['the'], Lang::French), Lang::French);

        self::assertSame('Le [théâtre]', self::bracketed($text, $highlighter->inSummary($text)));
    }

    public function testAsTypedMatchesNoInflections(): void
    {
        $words = self::words('arts de la ru', 'rien')->asTyped();
        $text = 'Arts de la rue, art, ruelles';

        self::assertSame('[Arts] de la [rue], art, [ruelles]', self::bracketed($text, (new Highlighter($words, Lang::French))->inTitle($text)));
    }

    public function testUnknownWordIsNoMatch(): void
    {
        self::assertSame([], (new Highlighter(self::words('theatre', 'autre chose'), Lang::French))->inTitle('Théâtre'));
    }

    /** What the index makes of a query when it holds nothing but this text. */
    private static function words(string $q, string $text, Lang $language = Lang::French): QueryWords
    {
        ['words' => $words, 'stopWordsOnly' => $stopWordsOnly] = Words::forQuery($q, $language);
        return QueryWords::among(self::vocabulary(Words::forIndex($text, $language, true), $words, $language), $words, $language, $stopWordsOnly);
    }

    /**
     * Rows as Vocabulary::find() answers them.
     *
     * @param list<string> $vocabulary
     * @param list<string> $words
     * @return list<array{word: string, stem: string, isCompletion: bool}>
     */
    private static function vocabulary(array $vocabulary, array $words, Lang $language): array
    {
        $stems = array_map(static fn (string $word): string => Stems::of($word, $language), $words);
        $rows = [];
        foreach ($vocabulary as $word) {
            $stem = Stems::of($word, $language);
            if (in_array($word, $words, true) || in_array($stem, $stems, true)) {
                $rows[] = ['word' => $word, 'stem' => $stem, 'isCompletion' => false];
            }
            if ($words !== [] && str_starts_with($word, $words[count($words) - 1])) {
                $rows[] = ['word' => $word, 'stem' => $stem, 'isCompletion' => true];
            }
        }

        return $rows;
    }

    /** @param list<TextRange> $ranges */
    private static function bracketed(string $text, array $ranges): string
    {
        $units = mb_convert_encoding($text, 'UTF-16LE', 'UTF-8');
        $done = 0;
        $bracketed = '';
        $slice = static fn (int $start, int $end): string => mb_convert_encoding(substr($units, 2 * $start, 2 * ($end - $start)), 'UTF-8', 'UTF-16LE');
        foreach ($ranges as $range) {
            $bracketed .= $slice($done, $range->start) . '[' . $slice($range->start, $range->end) . ']';
            $done = $range->end;
        }

        return $bracketed . $slice($done, intdiv(strlen($units), 2));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue\Text;

use Passerelle\Catalogue\Text\Stems;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class WordsTest extends TestCase
{
    /** @return iterable<string, array{Lang, string, list<string>}> */
    public static function texts(): iterable
    {
        $fr = Lang::French;
        $en = Lang::English;
        yield 'plural of théâtre' => [$fr, 'Théâtres', ['theatre']];
        yield 'festival, festivals, festivaux' => [$fr, 'festival festivals festivaux', ['festival']];
        yield '-eau, -eu, -ou' => [$fr, 'tableaux jeux bijoux', ['tableau', 'jeu', 'bijou']];
        yield 'travaux' => [$fr, 'travail et travaux', ['travail']];
        yield 'voix, prix and taux stay' => [$fr, 'voix prix taux', ['voix', 'prix', 'taux']];
        yield 'short words stay' => [$fr, 'bus gaz', ['bus', 'gaz']];
        yield 'elision' => [$fr, "l'art d’Abidjan jusqu'aujourd", ['art', 'abidjan', 'aujourd']];
        yield 'elision before h' => [$fr, 'l’histoire d’Haïti', ['histoire', 'haiti']];
        yield 'a name is no elision' => [$fr, 'Koffi N’Guessan', ['koffi', 'nguessan']];
        yield 'names of countries' => [$fr, 'Côte d’Ivoire, Guinée-Bissau', ['cote', 'ivoire', 'guinee', 'bissau']];
        yield 'stop words' => [$fr, 'Les arts de la rue et nous', ['art', 'rue']];
        yield 'gold and tea are no English' => [$fr, 'l’or et le thé', ['or', 'the']];
        yield 'a car is no French' => [$en, 'The car or the ton of Les Nuits', ['car', 'ton', 'nuit']];
        yield 'summer and sound' => [$fr, 'Le son de l’été', ['son', 'ete']];
        yield 'ligature' => [$fr, 'Chœurs et œuvres', ['choeur', 'oeuvre']];
        yield 'story, stories' => [$en, 'story stories Story’s', ['story']];
        yield 'English -es' => [$en, 'dresses brushes churches boxes', ['dress', 'brush', 'church', 'box']];
        yield 'English words that only look plural' => [$en, 'campus analysis dress news', ['campus', 'analysis', 'dress', 'news']];
        yield 'women, children' => [$en, 'women child children woman', ['woman', 'child']];
        yield 'contractions' => [$en, "Don't stop, O'Brien's", ['dont', 'stop', 'obrien']];
        yield 'French name in English' => [$en, 'Institut d’Art', ['institut', 'art']];
        yield 'digits' => [$en, 'COVID-19 in 2026', ['covid', '19', '2026']];
        yield 'single letters' => [$en, 'Plan B', ['plan', 'b']];
        yield 'nothing but signs' => [$fr, "?! \0 — «»", []];
        yield 'SQL is only words' => [$en, "%' UNION--", ['union']];
        yield 'overlong' => [$en, str_repeat('x', 60), [str_repeat('x', 40)]];
    }

    /** @param list<string> $stems */
    #[DataProvider('texts')]
    public function testTokenisesWordsWithCommonStems(Lang $language, string $text, array $stems): void
    {
        $found = array_map(static fn (string $word): string => Stems::of($word, $language), Words::of($text, $language));

        self::assertSame(
            array_map(static fn (string $word): string => Stems::of($word, $language), $stems),
            array_values(array_unique($found)),
        );
    }

    public function testNamesWithAnApostropheAreFoundByTheirParts(): void
    {
        self::assertSame(['koffi', 'nguessan', 'guessan'], Words::forIndex('Koffi N’Guessan', Lang::French));
        self::assertSame(['ivoire'], Words::forIndex('d’Ivoire', Lang::French));
    }

    public function testTitlesKeepTheirStopWords(): void
    {
        self::assertSame(['et', 'si', 'on', 'dansait'], Words::forIndex('Et si on dansait', Lang::French, true));
        self::assertSame(['dansait'], Words::forIndex('Et si on dansait', Lang::French));
    }

    /** @return iterable<string, array{string, list<string>, bool}> */
    public static function queries(): iterable
    {
        yield 'one word' => ['théât', ['theat'], false];
        yield 'stop words are left out' => ['arts de la ru', ['arts', 'ru'], false];
        yield 'said twice, the last counts' => ['danse rue Danse', ['rue', 'danse'], false];
        yield 'stop words only' => ['de la', ['de', 'la'], true];
        yield 'stop word last' => ['théâtre de', ['theatre'], false];
        yield 'nothing' => ['…', [], false];
        yield 'blank' => ['  ', [], false];
    }

    /** @param list<string> $words */
    #[DataProvider('queries')]
    public function testReadsQueries(string $text, array $words, bool $stopWordsOnly): void
    {
        self::assertSame(['words' => $words, 'stopWordsOnly' => $stopWordsOnly], Words::forQuery($text, Lang::French));
    }

    public function testHandlesVeryLongText(): void
    {
        self::assertSame(['mots'], Words::of(str_repeat('mots ', 200_000), Lang::French));
    }
}

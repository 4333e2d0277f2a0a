<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Catalogue\Alternatives;
use Passerelle\Catalogue\Highlighter;
use Passerelle\Catalogue\Sort;
use Passerelle\Catalogue\Suggestion;
use Passerelle\Catalogue\Suggestions;
use Passerelle\Kernel\Text\TextRange;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** What a search says it found items by, asked of the real index; rules of spelling are tested in HighlighterTest. */
final class HighlightsTest extends CatalogueTestCase
{
    public function testWordsAndTheirFormsThatTheIndexHas(): void
    {
        $this->content->published(ContentType::Resource, ['summary' => 'L’atelier des créatrices de Dakar'], title: 'Œuvres d’une créatrice');
        foreach (
            [
            'créateurs' => ['Œuvres d’une [créatrice]', 'L’atelier des [créatrices] de Dakar'],
            'oeuvre' => ['[Œuvres] d’une créatrice', 'L’atelier des créatrices de Dakar'],
            "l'atelier créatrice" => ['Œuvres d’une [créatrice]', 'L’[atelier] des [créatrices] de Dakar'],
            'dak' => ['Œuvres d’une créatrice', 'L’atelier des créatrices de [Dakar]'],
            ] as $q => $expected
        ) {
            $highlighter = $this->highlighter($q);
            $texts = ['Œuvres d’une créatrice', 'L’atelier des créatrices de Dakar'];

            self::assertSame($expected, [
                self::bracketed($texts[0], $highlighter->inTitle($texts[0])),
                self::bracketed($texts[1], $highlighter->inSummary($texts[1])),
            ], $q);
        }
    }

    public function testTheyDoNotDependOnTheOrderOrThePage(): void
    {
        $this->content->published(ContentType::Resource, title: 'Girafe une');
        $this->content->published(ContentType::Resource, title: 'Girafe deux');
        $result = $this->search(['q' => 'girafes', 'sort' => Sort::TitleDesc, 'perPage' => 1, 'page' => 2]);

        self::assertSame(['Girafe deux'], $this->titles($result->ids));
        self::assertSame('[Girafe] deux', self::bracketed('Girafe deux', $result->highlighter()?->inTitle('Girafe deux') ?? []));
    }

    public function testOtherLanguageUsesItsOwnRules(): void
    {
        $this->content->published(ContentType::Resource, [], Lang::English, title: 'Stories of a story');
        $result = $this->search(['q' => 'story']);

        self::assertSame(
            '[Stories] of a [story]',
            self::bracketed('Stories of a story', $this->plugin->get(Alternatives::class)->otherLanguageHighlighter($result)?->inTitle('Stories of a story') ?? []),
        );
    }

    public function testNoHighlightsWithoutText(): void
    {
        $this->content->published(ContentType::Resource, title: 'Girafe');

        self::assertNull($this->search()->highlighter());
        self::assertNull($this->search(['q' => 'zzzzz'])->highlighter());
        // Words that say nothing and stand in no title find everything.
        $everything = $this->search(['q' => 'de la']);
        self::assertSame([1, null], [$everything->total, $everything->highlighter()]);
    }

    public function testNeedNoStatement(): void
    {
        $this->content->published(ContentType::Resource, title: 'Girafe');
        $highlighter = $this->highlighter('girafe');

        self::assertSame(0, $this->countQueries(static fn () => $highlighter->inTitle('Girafe')));
    }

    public function testOfSuggestions(): void
    {
        $sectors = ['sectorIds' => ['theatre'], 'countryIds' => ['CI']];
        $this->content->published(ContentType::Initiative, $sectors, title: 'Les théâtres d’Abidjan');
        $this->content->published(ContentType::Initiative, $sectors, title: 'La nuit');

        self::assertSame(['[Théâtre]', 'Les [théâtres] d’Abidjan'], $this->suggested('théât'));
        self::assertSame(['Les [théâtres] d’[Abidjan]'], $this->suggested('theatre abi'));
        self::assertSame(['[Côte] d’[Ivoire]'], $this->suggested('cote d’iv'));
        self::assertSame(['[La] nuit'], $this->suggested('la'));
    }

    private function highlighter(string $q): Highlighter
    {
        $highlighter = $this->search(['q' => $q])->highlighter();
        self::assertNotNull($highlighter, $q);

        return $highlighter;
    }

    /** @return list<string> */
    private function suggested(string $text): array
    {
        return array_map(
            static fn (Suggestion $each): string => self::bracketed($each->title, $each->titleHighlights),
            $this->plugin->get(Suggestions::class)->of($text, Lang::French),
        );
    }

    /** @param list<TextRange> $ranges of a text whose characters take one code unit each */
    private static function bracketed(string $text, array $ranges): string
    {
        foreach (array_reverse($ranges) as $range) {
            $text = mb_substr($text, 0, $range->start) . '[' . mb_substr($text, $range->start, $range->end - $range->start) . ']' . mb_substr($text, $range->end);
        }

        return $text;
    }
}

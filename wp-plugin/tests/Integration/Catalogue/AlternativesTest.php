<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Catalogue\Alternatives;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Relaxation;
use Passerelle\Catalogue\Spelling\FillSpellings;
use Passerelle\Catalogue\Suggestion;
use Passerelle\Catalogue\Suggestions;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * What a search offers beside its results.
 *
 * @phpstan-import-type SearchParameters from CatalogueTestCase
 */
#[Group('exhaustive')]
final class AlternativesTest extends CatalogueTestCase
{
    public function testWordsFindNothingWhereTheyAreInNoListAndInNoLanguage(): void
    {
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN']], title: 'Girafe rousse');
        $this->content->published(ContentType::Resource, [], Lang::English, title: 'A lion');

        $this->plugin->get(FillSpellings::class)->run();

        $nothing = [['q' => 'zxqwv'], ['q' => 'zxqwv brtpl'], ['q' => 'zxqwv', 'type' => ContentType::Event], ['q' => '«!»']];
        self::assertSame([true, true, true, true], array_map($this->findNothing(...), $nothing));
        $others = [
            'found' => ['q' => 'girafe'],
            'by another spelling' => ['q' => 'giraffe'],
            'by most words' => ['q' => 'girafe zxqwv'],
            'in another list' => ['q' => 'girafe', 'type' => ContentType::Event],
            'in the other language' => ['q' => 'lion'],
            'with a filter' => ['q' => 'zxqwv', 'countries' => ['SN']],
            'with words that mean themselves' => ['q' => 'zxqwv', 'literal' => ['zxqwv']],
            'on a later page' => ['q' => 'zxqwv', 'page' => 2],
            'untranslated only' => ['q' => 'zxqwv', 'onlyUntranslated' => true],
            'no words' => ['type' => ContentType::Event],
        ];
        self::assertSame(array_fill_keys(array_keys($others), false), array_map($this->findNothing(...), $others));
    }

    public function testReturnsResultsWithoutEachFilter(): void
    {
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN'], 'sectorIds' => ['theatre']], title: 'Girafe');
        $this->content->published(ContentType::Initiative, ['countryIds' => ['ML'], 'sectorIds' => ['dance']], title: 'Girafe');
        $this->content->published(ContentType::Resource, ['countryIds' => ['ML'], 'sectorIds' => ['dance']], title: 'Autre');

        self::assertSame(['type initiative 1', 'country SN 1'], $this->relaxed(['q' => 'girafe', 'type' => ContentType::Initiative, 'countries' => ['SN']]));
        self::assertSame(['query lion 3'], $this->relaxed(['q' => 'lion']));
        self::assertSame(['query lion 1'], $this->relaxed(['q' => 'lion', 'countries' => ['SN']]));
        self::assertSame([], $this->relaxed(['q' => 'lion', 'countries' => ['ZW']]), 'Two filters would have to go.');
        self::assertSame([], $this->relaxed(['q' => 'girafe']), 'Nothing is proposed where something is found.');
        self::assertSame(['status open 2'], $this->relaxed(['type' => ContentType::Resource, 'state' => OpenState::Open]));
    }

    public function testCountsItemsOfTheOtherLanguageOnly(): void
    {
        $french = $this->content->published(ContentType::Resource, title: 'Girafe');
        $english = $this->content->published(ContentType::Resource, [], Lang::English, title: 'Giraffes', groupId: $french->groupId);
        $only = $this->content->published(ContentType::Resource, [], Lang::English, title: 'Giraffe stories');

        $result = $this->search(['q' => 'giraffe']);
        self::assertSame([0, 1], [$result->total, $this->plugin->get(Alternatives::class)->otherLanguageTotal($result)]);
        self::assertSame([$only->id], $this->search(['q' => 'giraffe', 'onlyUntranslated' => true], Lang::English)->ids);
        self::assertSame(1, $this->plugin->get(Alternatives::class)->otherLanguageTotal($this->search(['type' => ContentType::Resource])));
        self::assertSame(0, $this->plugin->get(Alternatives::class)->otherLanguageTotal($this->search(['type' => ContentType::Event])));

        $this->content->change($this->reload($french), Transition::Offline);
        self::assertSame(2, $this->plugin->get(Alternatives::class)->otherLanguageTotal($this->search(['q' => 'giraffe'])), 'The French version is offline now.');
        self::assertEqualsCanonicalizing([$only->id, $english->id], $this->search(['q' => 'giraffe', 'onlyUntranslated' => true], Lang::English)->ids);
    }

    public function testListsTheFirstOfThemAtTheEndOfTheList(): void
    {
        $only = array_map(fn (): int => $this->content->published(ContentType::Resource, [], Lang::English)->id, range(1, 8));
        $this->content->published(ContentType::Resource);
        $this->content->published(ContentType::Resource);
        $ids = fn (array $parameters): array => $this->plugin->get(Alternatives::class)->otherLanguageIds($this->search(['type' => ContentType::Resource, ...$parameters]));

        self::assertSame(array_slice(array_reverse($only), 0, 6), $ids([]));
        self::assertSame([], $ids(['perPage' => 1]), 'There is another page.');
        self::assertCount(6, $ids(['perPage' => 1, 'page' => 2]));
        self::assertSame([], $ids(['onlyUntranslated' => true]), 'What is asked for is that already.');
        self::assertSame([], $ids(['type' => ContentType::Event]));
    }

    public function testCountingAndListingThemReadsTheOtherLanguageOnce(): void
    {
        $this->content->published(ContentType::Resource, title: 'Girafe');
        $this->content->published(ContentType::Resource, [], Lang::English, title: 'Giraffe');
        $alternatives = $this->plugin->get(Alternatives::class);
        $result = $this->search(['type' => ContentType::Resource]);

        self::assertSame(2, $this->countQueries(function () use ($alternatives, $result): void {
            self::assertSame(1, $alternatives->otherLanguageTotal($result));
            self::assertCount(1, $alternatives->otherLanguageIds($result));
        }), 'The sets and the page.');
    }

    /** More words of the site begin like that than can be listed: titles that begin so are read in their order. */
    public function testSuggestsTitlesThatBeginLikeManyWords(): void
    {
        $this->plugin->get(Vocabulary::class)->add(Lang::French, array_map(static fn (int $number): string => "zara{$number}", range(1, 400)));
        foreach (['Zara9', 'Zara12 en mer', 'La zara12'] as $title) {
            $this->content->published(ContentType::Resource, title: $title);
        }
        $this->content->published(ContentType::Initiative, title: 'Zara3');

        self::assertSame(['item Zara12 en mer', 'item Zara3', 'item Zara9'], $this->suggested('zar'));
        self::assertSame(['item Zara12 en mer', 'item Zara9'], $this->suggested('zar', [ContentType::Resource]));
        self::assertSame(['item Zara12 en mer', 'item Zara3', 'item Zara9'], $this->suggested('zar', [ContentType::Resource, ContentType::Initiative]));
        self::assertSame(['item Zara12 en mer'], $this->suggested('mer zar'));
    }

    public function testSuggestsPlacesAndTitlesTheBestFirst(): void
    {
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN'], 'sectorIds' => ['theatre']], title: 'Thé à la menthe');
        $this->content->published(ContentType::Initiative, ['countryIds' => ['SN'], 'sectorIds' => ['theatre']], title: 'Un théâtre en mer');
        $this->content->published(ContentType::Initiative, ['countryIds' => ['SN'], 'sectorIds' => ['dance'], 'description' => '<p>Théâtre</p>'], title: 'Danser');
        $this->content->in(Status::Draft, ContentType::Initiative);

        self::assertSame(['sector theatre Théâtre 2', 'item Un théâtre en mer'], $this->suggested('théâ'));
        self::assertSame(['item Un théâtre en mer'], $this->suggested('théâtre me'));
        self::assertSame(['country SN Sénégal 3'], $this->suggested('sen'));
        self::assertSame(['sector theatre Théâtre 1', 'item Un théâtre en mer'], $this->suggested('thea', [ContentType::Initiative]));
        self::assertSame([[], [], [], []], [$this->suggested(''), $this->suggested('t'), $this->suggested('??'), $this->suggested('zzz')]);
        self::assertSame([], $this->suggested('théâ', language: Lang::English));
    }

    public function testSuggestsWhatAWordMeansAndOtherSpellings(): void
    {
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN'], 'sectorIds' => ['theatre']], title: 'Un théâtre en mer');
        $this->content->published(ContentType::Resource, ['countryIds' => ['ML'], 'sectorIds' => ['dance']], audience: Audience::Members, title: 'Réservé');
        $this->plugin->get(FillSpellings::class)->run();

        self::assertSame(['sector theatre Théâtre 1'], $this->suggested('comédienne'));
        self::assertSame(['country SN Sénégal 1'], $this->suggested('sénégalaise'));
        self::assertSame(['sector theatre Théâtre 1', 'item Un théâtre en mer'], $this->suggested('thatre'));
        self::assertSame([], $this->suggested('qwrtzpsd'));
    }

    public function testSuggestsNoMoreThanTheLimitAndNothingHidden(): void
    {
        foreach (range(1, 12) as $number) {
            $this->content->published(ContentType::Resource, title: "Girafe {$number}");
        }
        $this->content->published(ContentType::Resource, ['description' => '<p>Girafeau</p>'], title: 'Réservé', audience: Audience::Members);
        $this->content->draft(ContentType::Resource);

        self::assertCount($this->plugin->get(Limits::class)->suggestions, $this->suggested('gira'));
        self::assertSame([], $this->suggested('girafeau'));
    }

    public function testNumberOfStatements(): void
    {
        foreach (range(1, 12) as $number) {
            $this->content->published(ContentType::Resource, title: "Girafe {$number}");
        }
        $this->plugin->get(Suggestions::class)->of('gira', Lang::French);
        $result = $this->search(['q' => 'girafe rien', 'type' => ContentType::Resource]);

        self::assertLessThanOrEqual(9, $this->countQueries(fn () => $this->plugin->get(Suggestions::class)->of('gira', Lang::French)));
        self::assertLessThanOrEqual(5, $this->countQueries(fn () => $this->plugin->get(Alternatives::class)->relaxations($result)));
        self::assertLessThanOrEqual(5, $this->countQueries(fn () => $this->plugin->get(Alternatives::class)->otherLanguageTotal($result)));
    }

    /** @return iterable<string, array{string}> */
    public static function hostile(): iterable
    {
        yield 'SQL' => ["' OR '1'='1"];
        yield 'SQL comment' => ["girafe'; DROP TABLE wp_posts; --"];
        yield 'LIKE signs' => ['%_%'];
        yield 'backslashes' => ['\\\\\\'];
        yield 'placeholders' => ['%s %d {abc} %1$s'];
        yield 'NUL' => ["gira\0fe"];
        yield 'broken UTF-8' => ["\xC3\x28\xFF"];
        yield '5,000 letters' => [str_repeat('x', 5000)];
        yield '5,000 words' => [str_repeat('girafe lion ', 5000)];
        yield 'combining signs' => ['g' . str_repeat("\u{0301}", 4000)];
        yield 'right to left and invisible' => ["\u{202E}efarig\u{200B}"];
        yield 'numbers' => ['1000000000'];
    }

    #[DataProvider('hostile')]
    public function testHostileTextsAreOnlyWords(string $text): void
    {
        $this->content->published(ContentType::Resource, title: 'Zèbre');
        $start = hrtime(true);

        $result = $this->search(['q' => $text]);
        $this->plugin->get(Alternatives::class)->relaxations($result);
        $this->plugin->get(Alternatives::class)->otherLanguageTotal($result);

        self::assertSame([[], 0], [$result->ids, $result->total]);
        self::assertSame([], $this->suggested($text));
        self::assertLessThan(5.0, (hrtime(true) - $start) / 1e9);
    }

    /**
     * @param SearchParameters $parameters
     * @return list<string>
     */
    private function relaxed(array $parameters): array
    {
        return array_map(
            static fn (Relaxation $each): string => "{$each->filter} " . implode(',', $each->values) . " {$each->total}",
            $this->plugin->get(Alternatives::class)->relaxations($this->search($parameters)),
        );
    }

    /**
     * @param list<ContentType> $types
     * @return list<string>
     */
    private function suggested(string $text, array $types = [], Lang $language = Lang::French): array
    {
        return array_map(
            static fn (Suggestion $each): string => "{$each->kind->value} " . ($each->key === null ? $each->title : "{$each->key} {$each->title} {$each->count}"),
            $this->plugin->get(Suggestions::class)->of($text, $language, $types),
        );
    }

    /** @param SearchParameters $parameters */
    private function findNothing(array $parameters): bool
    {
        return $this->plugin->get(Alternatives::class)->findNothing($this->search($parameters));
    }
}

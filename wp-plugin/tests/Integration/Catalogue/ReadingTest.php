<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Reading\Correction;
use Passerelle\Catalogue\Reading\Meaning;
use Passerelle\Catalogue\Reading\ReferenceNames;
use Passerelle\Catalogue\Relaxation;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Spelling\FillSpellings;
use Passerelle\Catalogue\Spelling\Spellings;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\Group;

/**
 * What the words of a search mean: filters, values, synonyms, corrected spellings, most of the words.
 *
 * @phpstan-import-type SearchParameters from CatalogueTestCase
 */
#[Group('exhaustive')]
final class ReadingTest extends CatalogueTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table(Spellings::TABLE)}");
        $open = ['opensAt' => self::in(-9), 'closesAt' => self::in(20)];
        $closed = ['opensAt' => self::in(-9), 'closesAt' => self::in(-1)];
        $nowhere = ['sectorIds' => ['museums'], 'countryIds' => ['FR']];
        $call = ContentType::CallForApplication;
        $this->indexed('Tournée ouverte', $call, [...$open, 'sectorIds' => ['theatre'], 'countryIds' => ['SN']]);
        $this->indexed('Tournée close', $call, [...$closed, 'sectorIds' => ['theatre'], 'countryIds' => ['SN']]);
        $this->indexed('Bourses pour le ballet', $call, [...$open, 'sectorIds' => ['dance'], 'countryIds' => ['CI']]);
        $this->indexed('Vivre de la bande dessinée', ContentType::Resource, ['sectorIds' => ['comics'], 'countryIds' => ['CD']]);
        $this->indexed('Théâtre pour tous', ContentType::Resource, [...$nowhere, 'summary' => 'Un appel à chacun']);
        $this->indexed('Le festival de Mariam Coulibaly', ContentType::Initiative, [...$nowhere, 'countryIds' => ['ML']]);
        $this->indexed('Un mur peint', ContentType::Initiative, [...$nowhere, 'sectorIds' => ['street-art']]);
        $this->content->published(ContentType::Resource, $nowhere, audience: Audience::Members, title: 'Zébulon');
        $this->plugin->get(FillSpellings::class)->run();
    }

    public function testWordsThatNameSomethingBecomeFilters(): void
    {
        $cases = [
            ['appels', ['Bourses pour le ballet', 'Tournée close', 'Tournée ouverte'], 'type=call_for_application'],
            ['appels ouverts', ['Bourses pour le ballet', 'Tournée ouverte'], 'type=call_for_application status=open'],
            ['ouverts, les appels ?', ['Bourses pour le ballet', 'Tournée ouverte'], 'status=open type=call_for_application'],
            ['appel théâtre Sénégal', ['Tournée close', 'Tournée ouverte'], 'type=call_for_application sector=theatre country=SN'],
            ['appels clos pour comédiennes sénégalaises', ['Tournée close'], 'type=call_for_application status=closed sector=theatre country=SN'],
            ['danseuse ivoirienne', ['Bourses pour le ballet'], 'sector=dance country=CI'],
            ['RDC', ['Vivre de la bande dessinée'], 'country=CD'],
            ['BD', ['Vivre de la bande dessinée'], 'sector=comics'],
            ['festival', ['Le festival de Mariam Coulibaly'], ''],
            ['malien', ['Le festival de Mariam Coulibaly'], 'country=ML'],
        ];
        foreach ($cases as [$q, $titles, $meanings]) {
            $result = $this->search(['q' => $q]);
            $found = $this->titles($result->ids);
            sort($found);

            self::assertSame([$titles, $meanings], [$found, self::meanings($result->reading?->meanings() ?? [])], $q);
            self::assertSame([[], false], [$result->reading?->corrections, $result->reading?->isPartial], $q);
        }
    }

    public function testAFilterOfTheReaderStands(): void
    {
        $result = $this->search(['q' => 'appels', 'type' => ContentType::Resource]);
        self::assertSame([['Théâtre pour tous'], ''], [$this->titles($result->ids), self::meanings($result->reading?->meanings() ?? [])]);

        $closed = $this->search(['q' => 'appels ouverts', 'type' => ContentType::CallForApplication, 'state' => OpenState::Closed]);
        self::assertSame('type=call_for_application', self::meanings($closed->reading?->meanings() ?? []));
    }

    public function testALiteralWordMeansItselfOnly(): void
    {
        $result = $this->search(['q' => 'appels', 'literal' => ['Appels']]);
        self::assertSame([['Théâtre pour tous'], ''], [$this->titles($result->ids), self::meanings($result->reading?->meanings() ?? [])]);
        self::assertSame(0, $this->search(['q' => 'malien', 'literal' => ['malien']])->total);
        self::assertSame(0, $this->search(['q' => 'thatre', 'literal' => ['thatre']])->total);
    }

    public function testWordsThatFilterEverythingAwayAreSearched(): void
    {
        // No call is about comics; a resource says "call".
        $this->content->published(ContentType::Resource, title: 'Un appel en bande dessinée');
        $result = $this->search(['q' => 'appel bande dessinée']);

        self::assertSame(['Un appel en bande dessinée'], $this->titles($result->ids));
        self::assertSame('sector=comics', self::meanings($result->reading?->meanings() ?? []));
    }

    public function testMistakesAreCorrectedAndSaid(): void
    {
        $cases = [
            ['thatre', 'Théâtre pour tous', 'thatre theatre'],
            ['Coulibali', 'Le festival de Mariam Coulibaly', 'Coulibali coulibaly'],
            ['festvial', 'Le festival de Mariam Coulibaly', 'festvial festival'],
            ['bande desinée', 'Vivre de la bande dessinée', 'desinée dessinee'],
            // A word that no item has, but search-words.json.
            ['grafitti', 'Un mur peint', 'grafitti graffiti'],
            // Two words written as one, and one written as two.
            ['mariamcoulibaly', 'Le festival de Mariam Coulibaly', 'mariamcoulibaly mariam coulibaly'],
            ['fest ival', 'Le festival de Mariam Coulibaly', 'fest festival'],
        ];
        foreach ($cases as [$q, $title, $correction]) {
            $result = $this->search(['q' => $q]);

            self::assertContains($title, $this->titles($result->ids), $q);
            self::assertSame([$correction], array_map(static fn (Correction $each): string => "{$each->typed} {$each->used}", $result->reading->corrections ?? []));
        }
    }

    /** Titles of what is for members are in the index, so that visitors learn that it exists; a deleted word is no correction. */
    public function testOnlyWordsOfPublicItemsAreCorrections(): void
    {
        self::assertSame(['Zébulon'], $this->found(['q' => 'zebulom']));
        $this->content->published(ContentType::Resource, ['description' => '<p>Xylophonissime</p>'], audience: Audience::Members, title: 'Autre');
        $this->plugin->get(FillSpellings::class)->run();

        self::assertSame([0, []], [$this->search(['q' => 'xylophonisime'])->total, $this->search(['q' => 'xylophonisime'])->reading?->corrections]);
    }

    public function testNonsenseFindsNothing(): void
    {
        foreach (['qwrtzpsd', 'zzzz yyyy', 'بحث', '?!', 'fdgh jklm', 'xkcd', 'aaaa', 'azertyuiop', 'lorem ipsum'] as $q) {
            self::assertSame(0, $this->search(['q' => $q])->total, $q);
        }
    }

    /** The page of a search takes 25 statements at most. */
    public function testManyUnknownWordsTakeAsManyStatementsAsOne(): void
    {
        $one = $this->countQueries(fn () => $this->search(['q' => 'qwrtzpsd']));
        $many = $this->countQueries(fn () => $this->search(['q' => 'qwrtzpsd fdghjklm bnmvcxzk plmkoijn wsxedcrf tgbyhnuj zzxxccvv mmnnbbvv']));

        self::assertLessThanOrEqual(7, $one);
        // The attempt with most of the words reads the vocabulary once more.
        self::assertLessThanOrEqual($one + 1, $many);
    }

    public function testMostWordsAreFoundWhereNothingHasAll(): void
    {
        $result = $this->search(['q' => 'comment trouver un festival de trombone pour tous à Bamako']);

        self::assertTrue($result->reading?->isPartial);
        self::assertSame('Le festival de Mariam Coulibaly', $this->titles($result->ids)[0] ?? null);
        $both = $this->search(['q' => 'festival mariam trombone']);
        self::assertSame([true, ['Le festival de Mariam Coulibaly']], [$both->reading?->isPartial, $this->titles($both->ids)]);
        // Among calls only: one is about ballet, none about comics.
        $calls = $this->search(['q' => 'appels ballet bande dessinée']);
        self::assertSame([true, ['Bourses pour le ballet']], [$calls->reading?->isPartial, $this->titles($calls->ids)]);
    }

    public function testWhatWordsNameIsRelaxed(): void
    {
        $result = $this->search(['q' => 'appels clos pour danseurs', 'countries' => ['CI']]);
        $relaxed = array_map(
            static fn (Relaxation $each): string => "{$each->filter} " . implode(' ', $each->values) . " {$each->total}",
            $this->plugin->get(Search::class)->relaxations($result->query),
        );

        self::assertSame(0, $result->total);
        self::assertSame(['query appels clos pour danseurs 1', 'status closed 1'], $relaxed);
    }

    public function testASynonymOfTheOtherLanguageFindsWhatExistsThereOnly(): void
    {
        $only = $this->content->published(ContentType::Resource, [], Lang::English, title: 'Grants for everyone');
        $result = $this->search(['q' => 'subvention', 'onlyUntranslated' => true], Lang::English);

        self::assertSame([$only->id], $result->ids);
    }

    public function testWhatWasTypedComesBeforeItsSynonyms(): void
    {
        $this->content->published(ContentType::Resource, title: 'Une subvention');
        $this->content->published(ContentType::Resource, title: 'Un financement');

        self::assertSame(['Une subvention', 'Un financement'], array_slice($this->found(['q' => 'subvention']), 0, 2));
        self::assertSame(['Un financement', 'Une subvention'], array_slice($this->found(['q' => 'financement']), 0, 2));
    }

    public function testAnyBytesAreAQuery(): void
    {
        foreach (["\xFF\xFE", str_repeat('appel ouvert ', 400), str_repeat('é', 5000), "a\0b", '%_%', '" OR 1=1', str_repeat('rdc ', 200)] as $q) {
            self::assertGreaterThanOrEqual(0, $this->search(['q' => $q])->total);
        }
    }

    public function testNamesOfPlacesAreReadInBothLanguages(): void
    {
        $names = $this->plugin->get(ReferenceNames::class);

        self::assertSame(
            ['country:CI', 'country:ZA', 'sector:video-games', null],
            array_map(static fn (string $phrase): ?string => $names->meaning($phrase)?->mark(), ['cote ivoire', 'south africa', 'video games', 'narnia']),
        );
    }

    /** An instant a number of days from now. */
    private static function in(int $days): string
    {
        return gmdate('Y-m-d\TH:i:s\Z', time() + $days * DAY_IN_SECONDS);
    }

    /** @param list<Meaning> $meanings */
    private static function meanings(array $meanings): string
    {
        return implode(' ', array_map(static fn (Meaning $each): string => "{$each->filter}={$each->value}", $meanings));
    }
}

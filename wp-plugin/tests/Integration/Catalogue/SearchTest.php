<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Finders;
use Passerelle\Catalogue\Kind;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Sort;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class SearchTest extends CatalogueTestCase
{
    public function testFindsByText(): void
    {
        foreach (['Théâtre de rue', 'Festivaux d’été', 'Hommage à N’Guessan', 'Chœur d’Aïssatou'] as $title) {
            $this->content->published(ContentType::Resource, ['sectorIds' => ['comics'], 'countryIds' => ['ML']], title: $title);
        }
        $cases = [
            'accents and case' => ['THEATRE', ['Théâtre de rue']],
            'plural for singular' => ['théâtres', ['Théâtre de rue']],
            'singular for plural' => ['festival', ['Festivaux d’été']],
            'beginning of the last word' => ['théâtre de r', ['Théâtre de rue']],
            'beginning of another word is none' => ['thé rue', []],
            'all words are required' => ['théâtre festival', []],
            'elision' => ["l'été", ['Festivaux d’été']],
            'name with apostrophe' => ["N'Guessan", ['Hommage à N’Guessan']],
            'name without its apostrophe' => ['nguessan', ['Hommage à N’Guessan']],
            'part of a name' => ['guessan', ['Hommage à N’Guessan']],
            'ligature' => ['choeur', ['Chœur d’Aïssatou']],
            'diaeresis' => ['aissatou', ['Chœur d’Aïssatou']],
            'stop words only say nothing by themselves' => ['de la rue', ['Théâtre de rue']],
            'percent and underscore mean themselves' => ['%', []],
            'underscore' => ['th_atre', []],
            'quote' => ["'", []],
            'SQL' => ["' OR '1'='1", []],
            'SQL comment' => ['theatre; DROP TABLE wp_posts; --', []],
            'NUL within' => ["thé\0âtre", ['Théâtre de rue']],
            'NUL after' => ["théâtre\0", ['Théâtre de rue']],
            'broken UTF-8' => ["th\xE9\xE2tre", []],
            'only signs' => ['«!?»', []],
            'blank is no query' => ["  \n ", ['Chœur d’Aïssatou', 'Festivaux d’été', 'Hommage à N’Guessan', 'Théâtre de rue']],
            'very long' => [str_repeat('théâtre ', 700), ['Théâtre de rue']],
            'one very long word' => [str_repeat('x', 5000), []],
        ];

        foreach ($cases as $name => [$q, $titles]) {
            $result = $this->search(['q' => $q, 'sort' => Sort::TitleAsc]);
            // Most of the words are found where nothing has all of them: ReadingTest.
            $found = $result->reading?->isPartial === true ? [[], 0] : [$this->titles($result->ids), $result->total];
            self::assertSame([$titles, count($titles)], $found, $name);
        }
    }

    public function testTitlesComeBeforeTextsAndThenTheMostRecent(): void
    {
        $old = new DateTimeImmutable('-9 days');
        $this->content->published(ContentType::Resource, ['summary' => 'La danse'], title: 'Résumé', at: new DateTimeImmutable('-1 day'));
        $this->content->published(ContentType::Resource, title: 'Danse ancienne', at: $old);
        $this->content->published(ContentType::Resource, ['description' => '<p>Une danse.</p>'], title: 'Texte', at: new DateTimeImmutable('-1 hour'));
        $this->content->published(ContentType::Resource, title: 'Danse nouvelle', at: new DateTimeImmutable('-2 days'));
        $this->content->published(ContentType::Resource, title: 'Autre chose');

        self::assertSame(['Danse nouvelle', 'Danse ancienne', 'Résumé', 'Texte'], $this->found(['q' => 'danse']));
        self::assertSame(['Texte', 'Résumé', 'Danse nouvelle', 'Danse ancienne'], $this->found(['q' => 'danse', 'sort' => Sort::Recent]));
    }

    public function testSortsByTitleIgnoringCaseAndAccents(): void
    {
        foreach (['Zone', '« Écran »', 'écho', 'N’Guessan', 'Nguema', 'Aïssatou', '10 ans'] as $title) {
            $this->content->published(ContentType::Resource, title: $title);
        }
        $sorted = ['10 ans', 'Aïssatou', 'écho', '« Écran »', 'Nguema', 'N’Guessan', 'Zone'];

        self::assertSame($sorted, $this->found(['sort' => Sort::TitleAsc]));
        self::assertSame(array_reverse($sorted), $this->found(['sort' => Sort::TitleDesc]));
    }

    public function testSortsByFirstPublicationNotByLastEdit(): void
    {
        $first = $this->content->published(ContentType::Resource, title: 'Première', at: new DateTimeImmutable('-3 days'));
        $this->content->published(ContentType::Resource, title: 'Deuxième', at: new DateTimeImmutable('-2 days'));
        $this->content->save($first, ['summary' => 'Retouchée.']);

        self::assertSame(['Deuxième', 'Première'], $this->found());
    }

    public function testFiltersCombineAndEachFacetIgnoresItsOwnFilter(): void
    {
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN', 'ML'], 'sectorIds' => ['theatre']], title: 'A');
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN'], 'sectorIds' => ['dance']], title: 'B');
        $this->content->published(ContentType::Initiative, ['countryIds' => ['ML'], 'sectorIds' => ['theatre']], title: 'C');
        $this->content->published(ContentType::Event, ['countryIds' => ['CI'], 'sectorIds' => ['comics']], title: 'D');

        $result = $this->search(['type' => ContentType::Resource, 'countries' => ['SN'], 'sectors' => ['theatre'], 'sort' => Sort::TitleAsc]);

        self::assertSame([['A'], 1], [$this->titles($result->ids), $result->total]);
        self::assertSame(['resource' => 1], $result->facets->of('type'));
        self::assertSame(['ML' => 1, 'SN' => 1], $result->facets->of('country'));
        self::assertSame(['performing-arts' => 2, 'dance' => 1, 'theatre' => 1], $result->facets->of('sector'));
        self::assertSame([[], []], [$result->facets->of('kind'), $result->facets->of('status')]);
        self::assertSame(['initiative' => 1, 'resource' => 1], $this->search(['sectors' => ['theatre']])->facets->of('type'));
    }

    public function testFiltersEventsAndTrainingsByMode(): void
    {
        $this->content->published(ContentType::Event, ['mode' => 'online', 'countryIds' => ['SN']], title: 'A');
        $this->content->published(ContentType::Event, ['mode' => 'onsite', 'countryIds' => ['SN']], title: 'B');
        $this->content->published(ContentType::Training, ['mode' => 'hybrid', 'countryIds' => ['ML']], title: 'C');
        $this->content->published(ContentType::Initiative, ['countryIds' => ['SN']], title: 'D');

        $result = $this->search(['modes' => ['online', 'hybrid'], 'sort' => Sort::TitleAsc]);

        self::assertSame(['A', 'C'], $this->titles($result->ids));
        self::assertSame(['hybrid' => 1, 'online' => 1, 'onsite' => 1], $result->facets->of('mode'), 'As if it were not set.');
        self::assertSame(['event' => 1, 'formation' => 1], $result->facets->of('type'));
        self::assertSame(['online' => 1, 'onsite' => 1], $this->search(['countries' => ['SN']])->facets->of('mode'));
        self::assertSame([], $this->found(['modes' => ['on foot']]));
    }

    public function testEqualModeDoesNotRelateItems(): void
    {
        $one = $this->content->published(ContentType::Event, ['mode' => 'online', 'countryIds' => ['SN'], 'sectorIds' => ['theatre']], title: 'A');
        $this->content->published(ContentType::Event, ['mode' => 'online', 'countryIds' => ['ML'], 'sectorIds' => ['comics']], title: 'B');

        self::assertSame([], $this->plugin->get(Finders::class)->related($one, 3));
    }

    public function testSeveralValuesOfAFilterAreAlternatives(): void
    {
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN', 'ML']], title: 'Deux');
        $this->content->published(ContentType::Resource, ['countryIds' => ['CI']], title: 'Un');
        $this->content->published(ContentType::Resource, ['countryIds' => ['FR']], title: 'Autre');

        $result = $this->search(['countries' => ['sn', 'ML', 'CI'], 'sort' => Sort::TitleAsc]);

        self::assertSame([['Deux', 'Un'], 2], [$this->titles($result->ids), $result->total]);
    }

    public function testASectorIncludesThoseBelowIt(): void
    {
        $this->content->published(ContentType::Resource, ['sectorIds' => ['theatre']], title: 'Enfant');
        $this->content->published(ContentType::Resource, ['sectorIds' => ['performing-arts']], title: 'Parent');
        $this->content->published(ContentType::Resource, ['sectorIds' => ['comics']], title: 'Ailleurs');

        self::assertSame(['Enfant', 'Parent'], $this->found(['sectors' => ['performing-arts'], 'sort' => Sort::TitleAsc]));
        self::assertSame(['Enfant'], $this->found(['sectors' => ['theatre']]));
    }

    /** @return iterable<string, array{array{countries?: list<mixed>, sectors?: list<mixed>, type?: ContentType, kind?: Kind, state?: OpenState}}> */
    public static function impossible(): iterable
    {
        yield 'unknown country' => [['countries' => ['ZZ']]];
        yield 'no country code' => [['countries' => ["SN' OR 1=1"]]];
        yield 'no text' => [['countries' => [['SN'], 7, null]]];
        yield 'unknown sector' => [['sectors' => ['alchemy']]];
        yield 'state of items that have none' => [['type' => ContentType::Resource, 'state' => OpenState::Open]];
        yield 'kind of another type' => [['type' => ContentType::Resource, 'kind' => Kind::Person]];
    }

    /** @param array{countries?: list<mixed>, sectors?: list<mixed>, type?: ContentType, kind?: Kind, state?: OpenState} $given */
    #[DataProvider('impossible')]
    public function testFilterWithoutMatchesReturnsNothing(array $given): void
    {
        $this->content->published(ContentType::Resource);

        $result = $this->search($given);

        self::assertSame([[], 0], [$result->ids, $result->total]);
    }

    public function testPagesAreCutAndClamped(): void
    {
        foreach (range(1, 5) as $number) {
            $this->content->published(ContentType::Resource, title: "Titre {$number}");
        }
        $page = fn (int $page, ?int $perPage): array => $this->found(['page' => $page, 'perPage' => $perPage, 'sort' => Sort::TitleAsc]);

        self::assertSame(['Titre 1', 'Titre 2'], $page(1, 2));
        self::assertSame(['Titre 5'], $page(3, 2));
        self::assertSame([], $page(4, 2));
        self::assertSame([], $page(PHP_INT_MAX, 2));
        self::assertSame(['Titre 1', 'Titre 2'], $page(-3, 2));
        self::assertSame(['Titre 1'], $page(1, 0));
        self::assertSame(5, count($page(1, 1_000_000)));
        $clamped = $this->search(['page' => PHP_INT_MAX, 'perPage' => 2]);
        self::assertSame([5, 1000, 2], [$clamped->total, $clamped->query->page, $clamped->query->perPage]);
        self::assertSame($this->plugin->get(Limits::class)->maxPerPage, $this->search(['perPage' => 1_000_000])->query->perPage);
    }

    public function testOpenAndClosedAreComputedAtRequestTime(): void
    {
        $call = fn (string $title, string $opens, string $closes) => $this->indexed($title, ContentType::CallForApplication, ['opensAt' => $opens, 'closesAt' => $closes]);
        $now = time();
        $at = static fn (int $seconds): string => gmdate('Y-m-d\TH:i:s\Z', $now + $seconds);
        $call('Ouvert', $at(-60), $at(60));
        $call('À venir', $at(60), $at(120));
        $call('Fermé', $at(-120), $at(-60));
        $this->indexed('Événement passé', ContentType::Event, ['startsAt' => $at(-200_000), 'endsAt' => $at(-60), 'zone' => 'UTC']);
        $this->indexed('Événement en cours', ContentType::Event, ['startsAt' => $at(-60), 'endsAt' => $at(60), 'zone' => 'UTC']);
        $this->indexed('Formation passée', ContentType::Training, ['startDate' => gmdate('Y-m-d', $now - 900_000), 'endDate' => gmdate('Y-m-d', $now - 300_000)]);
        $this->indexed('Formation sans date', ContentType::Training, []);
        $this->indexed('Ressource', ContentType::Resource, []);

        $open = $this->search(['state' => OpenState::Open, 'sort' => Sort::TitleAsc]);
        $closed = $this->search(['state' => OpenState::Closed, 'sort' => Sort::TitleAsc]);

        self::assertSame(['Événement en cours', 'Formation sans date', 'Ouvert'], $this->titles($open->ids));
        self::assertSame(['Événement passé', 'Fermé', 'Formation passée'], $this->titles($closed->ids));
        self::assertSame(['closed' => 3, 'open' => 3, 'upcoming' => 1], $open->facets->of('status'));
        self::assertSame(['call_for_application' => 1, 'event' => 1, 'formation' => 1], $open->facets->of('type'));
    }

    public function testPersonsAndStructuresShareATypeAndDifferInKind(): void
    {
        $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Awa', 'lastName' => 'Ba']);
        $this->content->published(ContentType::Structure, title: 'Atelier');

        $result = $this->search(['type' => ContentType::CommunityProfile, 'kind' => Kind::Person]);

        self::assertSame(['Awa Ba'], $this->titles($result->ids));
        self::assertSame(['person' => 1, 'structure' => 1], $result->facets->of('kind'));
        self::assertSame(['Atelier'], $this->found(['type' => ContentType::Structure]));
    }

    public function testNumberOfStatementsIsIndependentOfTheNumberOfItems(): void
    {
        $everything = ['q' => 'titre une phrase', 'type' => ContentType::Resource, 'countries' => ['SN', 'ML'], 'sectors' => ['performing-arts'], 'perPage' => 100];
        $this->content->published(ContentType::Resource);
        $this->search($everything);
        $few = $this->countQueries(fn () => $this->search($everything));
        foreach (range(1, 30) as $number) {
            $this->content->published(ContentType::Resource);
        }

        self::assertSame(31, $this->search($everything)->total);
        self::assertSame($few, $this->countQueries(fn () => $this->search($everything)));
        self::assertLessThanOrEqual(5, $few);
        self::assertLessThanOrEqual(3, $this->countQueries(fn () => $this->search()));
        self::assertSame(0, $this->countQueries(fn () => $this->search(['q' => '?!'])));
    }

    public function testWordMayMatchItselfAndAPrefixWithTooManyCompletions(): void
    {
        $this->plugin->get(Vocabulary::class)->add(Lang::French, array_map(static fn (int $number): string => "zara{$number}", range(1, 400)));
        $this->content->published(ContentType::Resource, title: 'Zara');
        $this->content->published(ContentType::Resource, title: 'Zara un zara7');
        $this->content->published(ContentType::Resource, title: 'Zara12');

        self::assertSame(['Zara un zara7', 'Zara'], $this->found(['q' => 'zara zar']));
        self::assertSame(['Zara12', 'Zara un zara7', 'Zara'], $this->found(['q' => 'zar']));
        self::assertSame(['Zara un zara7'], $this->found(['q' => 'zara zara7']));
    }

    public function testSearchTakesNoLocks(): void
    {
        $this->content->published(ContentType::Resource, title: 'Marionnettes');
        $statements = [];
        add_filter('query', static function (string $sql) use (&$statements): string {
            $statements[] = $sql;
            return $sql;
        });

        $this->search(['q' => 'titre marionnette', 'countries' => ['SN']]);
        $this->search(['q' => 'marionnette']);

        self::assertSame([], array_values(array_filter($statements, static fn (string $sql): bool => preg_match('/^\s*SELECT\b/', $sql) !== 1)));
    }

    public function testAQueryInAnotherLanguageFindsNothingOfThisOne(): void
    {
        $this->content->published(ContentType::Resource, title: 'Marionnettes');

        self::assertEquals([[], 0], [$this->search([], Lang::English)->ids, $this->search([], Lang::English)->total]);
        self::assertSame([], $this->search([], Lang::English)->facets->of('country'));
    }
}

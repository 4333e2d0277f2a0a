<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Catalogue\Limits;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\Contract\Operations;
use PHPUnit\Framework\Attributes\Group;

/** Lists and pages cost the same number of statements however much there is. */
#[Group('exhaustive')]
final class QueryCountTest extends QueryCountTestCase
{
    private const FEW = 10;
    private const MANY = 100;
    /**
     * What each costs at most beyond the start of WordPress and of the engine, which the frame's question shows; engines differ by one. The figure
     * for a cold public page is 25 with all of it.
     */
    private const LIST = 9;
    private const DETAIL = 12;
    private const HOME = 16;

    protected function setUp(): void
    {
        parent::setUp();
        // Whatever the site holds, only what a test makes is in the lists; rolled back afterwards.
        $this->db->execute("DELETE FROM {$this->db->table('catalogue')}");
    }

    public function testQueryCountIsIndependentOfTheLengthOfTheList(): void
    {
        $this->makeInitiatives(self::FEW);
        $few = $this->cost('Catalogue', ['language' => 'FR', 'perPage' => self::MANY], 'passerelleCatalogue.items', self::FEW);
        $this->makeInitiatives(self::MANY - self::FEW);
        $many = $this->cost('Catalogue', ['language' => 'FR', 'perPage' => self::MANY], 'passerelleCatalogue.items', self::MANY);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::LIST, $many);
    }

    public function testAMonthCostsTheSameHoweverManyEventsItHas(): void
    {
        $variables = ['filter' => ['type' => 'event', 'days' => '2098-12-31/2099-02-01'], 'language' => 'FR', 'month' => '2099-01', 'perPage' => self::MANY];
        $this->makeEvents(self::FEW);
        $few = $this->cost('EventMonth', $variables, 'passerelleCatalogue.items', self::FEW);
        $this->makeEvents(self::MANY - self::FEW);
        $many = $this->cost('EventMonth', $variables, 'passerelleCatalogue.items', self::MANY);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::LIST, $many);
    }

    public function testHighlightsNeedNoStatement(): void
    {
        foreach (range(1, self::FEW) as $number) {
            $this->content->published(ContentType::Resource, ['summary' => 'Une girafe'], title: "Girafes {$number}");
            $this->content->published(ContentType::Resource, ['summary' => 'A giraffe'], Lang::English, title: "Girafe {$number}");
        }
        $variables = ['filter' => ['q' => 'girafe'], 'language' => 'FR'];
        $document = Operations::read()->document('Catalogue');
        [$with, $answer] = $this->askDocument($document, $variables);
        [$without] = $this->askDocument((string) preg_replace('/\.\.\.Highlights_card|fragment Highlights_card.*?^\}/ms', '', $document), $variables);

        self::assertSame($without, $with);
        $text = (string) json_encode($answer);
        self::assertSame(self::FEW, substr_count($text, '"titleHighlights":[{"end":7,"start":0}]'));
        self::assertSame(self::FEW, substr_count($text, '"summaryHighlights":[{"end":10,"start":4}]'));
        self::assertSame($this->plugin->get(Limits::class)->otherLanguageItems, substr_count($text, '"titleHighlights":[{"end":6,"start":0}]'));
    }

    public function testCountOfTheOtherLanguageNeedsOneStatement(): void
    {
        $this->makeInitiatives(1);
        $this->content->published(ContentType::Initiative, [], Lang::English);
        $few = $this->cost('Catalogue', ['language' => 'FR'], 'passerelleCatalogue.otherLanguageItems', 1);
        foreach (range(1, 8) as $number) {
            $this->content->published(ContentType::Initiative, [], Lang::English);
        }
        $many = $this->cost('Catalogue', ['language' => 'FR'], 'passerelleCatalogue.otherLanguageItems', 6);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::LIST + 1, $many, 'Its sets are read anyway, its cards with those of the list.');
    }

    public function testTheHomePageCostsTheSameWithFullLists(): void
    {
        $this->makeOfEach(1);
        $short = $this->cost('Home', ['language' => 'FR'], 'passerelleHome.latestInitiatives', 1);
        $this->makeOfEach(6);
        $full = $this->cost('Home', ['language' => 'FR'], 'passerelleHome.latestInitiatives', 6);

        self::assertSame($short, $full);
        self::assertLessThanOrEqual(self::HOME, $full, 'One less without partners.');
    }

    public function testQueryCountOfADetailPageIsIndependentOfPeopleAndRelatedItems(): void
    {
        $people = array_map(
            fn (int $number): Record => $this->content->published(ContentType::CommunityProfile, ['lastName' => "Diop {$number}"]),
            range(1, 12),
        );
        $structure = $this->content->published(ContentType::Structure);
        $rows = array_map(static fn (Record $record): array => ['groupId' => $record->groupId], [$structure, ...$people]);
        $images = array_map(fn (): int => $this->files->image($this->content->staff()->id, FilePurpose::Gallery), range(1, 5));
        $shared = ['sectorIds' => ['dance'], 'partners' => [$rows[0]]];
        $little = $this->content->published(ContentType::Initiative, [...$shared, 'members' => [$rows[1]], 'galleryIds' => [$images[0]]], title: 'Peu', slug: 'peu');
        $much = $this->content->published(ContentType::Initiative, [...$shared, 'members' => $rows, 'galleryIds' => $images], title: 'Beaucoup', slug: 'beaucoup');
        $this->content->published(ContentType::Initiative, [], Lang::English, groupId: $little->groupId);
        $this->content->published(ContentType::Initiative, [], Lang::English, groupId: $much->groupId);
        $few = $this->cost('Initiative', ['language' => 'FR', 'slug' => 'peu'], 'passerelleInitiative.related', 1);
        foreach (range(1, 5) as $number) {
            $this->content->published(ContentType::Initiative, $shared);
        }
        $many = $this->cost('Initiative', ['language' => 'FR', 'slug' => 'beaucoup'], 'passerelleInitiative.members', 13);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::DETAIL, $many);
    }

    private function makeInitiatives(int $count): void
    {
        $image = $this->files->image($this->content->staff()->id, FilePurpose::Cover);
        for ($made = 0; $made < $count; $made++) {
            $this->content->published(ContentType::Initiative, ['coverImageId' => $image, 'countryIds' => ['SN', 'FR'], 'sectorIds' => ['theatre', 'dance']]);
        }
    }

    private function makeEvents(int $count): void
    {
        $weekly = ['frequency' => 'weekly', 'until' => '2099-12-31'];
        for ($made = 0; $made < $count; $made++) {
            $this->content->published(ContentType::Event, ['startsAt' => '2099-01-02T18:00:00Z', 'zone' => 'Africa/Dakar', 'recurrence' => $weekly]);
        }
    }

    private function makeOfEach(int $count): void
    {
        foreach (ContentType::cases() as $type) {
            for ($made = 0; $made < $count; $made++) {
                $this->content->published($type);
            }
        }
    }
}

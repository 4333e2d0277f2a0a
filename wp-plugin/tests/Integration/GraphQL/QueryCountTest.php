<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** Lists and pages cost the same number of statements however much there is. */
final class QueryCountTest extends IntegrationTestCase
{
    private const FEW = 10;
    private const MANY = 100;
    /** The figure for a cold public page is 25 statements, those of WordPress itself included. */
    private const PAGE = 25;

    protected function setUp(): void
    {
        parent::setUp();
        // Whatever the site holds, only what a test makes is in the lists; rolled back afterwards.
        $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table('catalogue')}");
    }

    public function testAListOfAHundredCostsAsMuchAsOneOfTen(): void
    {
        $this->makeInitiatives(self::FEW);
        $few = $this->cost('Catalogue', ['language' => 'FR', 'perPage' => self::MANY], 'passerelleCatalogue.items', self::FEW);
        $this->makeInitiatives(self::MANY - self::FEW);
        $many = $this->cost('Catalogue', ['language' => 'FR', 'perPage' => self::MANY], 'passerelleCatalogue.items', self::MANY);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::PAGE, $many);
    }

    public function testTheHomePageCostsTheSameWithFullLists(): void
    {
        $this->makeOfEach(1);
        $short = $this->cost('Home', ['language' => 'FR'], 'passerelleHome.latestInitiatives', 1);
        $this->makeOfEach(6);
        $full = $this->cost('Home', ['language' => 'FR'], 'passerelleHome.latestInitiatives', 6);

        self::assertSame($short, $full);
        self::assertLessThanOrEqual(self::PAGE, $full);
    }

    public function testADetailPageCostsTheSameForManyPeople(): void
    {
        $people = array_map(
            fn (int $number): Record => $this->content->published(ContentType::CommunityProfile, ['lastName' => "Diop {$number}"]),
            range(1, 12),
        );
        $rows = array_map(static fn (Record $person): array => ['groupId' => $person->groupId], $people);
        $this->content->published(ContentType::Initiative, ['members' => [$rows[0]], 'partners' => [$rows[0]]], title: 'Peu', slug: 'peu');
        $this->content->published(ContentType::Initiative, ['members' => $rows, 'partners' => array_reverse($rows)], title: 'Beaucoup', slug: 'beaucoup');
        $few = $this->cost('Initiative', ['language' => 'FR', 'slug' => 'peu'], 'passerelleInitiative.members', 1);
        $many = $this->cost('Initiative', ['language' => 'FR', 'slug' => 'beaucoup'], 'passerelleInitiative.members', 12);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::PAGE, $many);
    }

    private function makeInitiatives(int $count): void
    {
        $image = $this->files->image($this->content->staff()->id, FilePurpose::Cover);
        for ($made = 0; $made < $count; $made++) {
            $this->content->published(ContentType::Initiative, ['coverImage' => $image, 'countries' => ['SN', 'FR'], 'sectors' => ['theatre', 'dance']]);
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

    /**
     * Statements of an operation with cold caches, asked a second time: what a process reads once is not the list's cost.
     *
     * @param array<string, mixed> $variables
     * @param string $list path of a list in the answer, whose length proves that there was something to count
     */
    private function cost(string $operation, array $variables, string $list, int $length): int
    {
        $request = ['query' => Operations::read()->document($operation), 'variables' => $variables];
        graphql($request);
        wp_cache_flush();
        $answer = [];
        $cost = $this->countQueries(static function () use ($request, &$answer): void {
            $answer = graphql($request);
        });
        $found = $answer['data'] ?? [];
        foreach (explode('.', $list) as $key) {
            $found = is_array($found) ? ($found[$key] ?? null) : null;
        }
        self::assertCount($length, is_array($found) ? $found : []);

        return $cost;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Indexer;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Postings;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Reading\ReadQuery;
use Passerelle\Catalogue\Result;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Tests\FrozenClock;

/** Lists of trainings by their start. */
final class TrainingDatesTest extends CatalogueTestCase
{
    private const NOW = '2026-11-25T12:00:00Z';
    /** Beyond the ids of a test site. */
    private const FIRST_ID = 900_000;

    protected function setUp(): void
    {
        parent::setUp();
        $this->plugin->get(Indexer::class)->index(
            $this->training(1, '2027-01-11', '2027-01-15'),
            $this->training(2, '2026-12-02'),
            // Under way.
            $this->training(3, '2026-11-20', '2026-12-20'),
            $this->training(4, '2026-10-01', '2026-10-09'),
            $this->training(5, null),
            $this->training(6, '2026-11-02', '2026-11-24'),
            $this->training(7, '2026-12-01', status: Status::Completed),
            $this->training(8, '2026-11-30', audience: Audience::Members),
            // Its last day is not over everywhere.
            $this->training(9, '2026-11-25'),
        );
    }

    public function testTheSoonestFirstPastOnesLast(): void
    {
        self::assertSame([3, 9, 2, 1, 8, 5, 6, 4, 7], $this->keys($this->answer()));
        self::assertSame([[3, 9, 2, 1], [8, 5, 6, 4], [7]], array_map(fn (int $page): array => $this->keys($this->answer([], $page, 4)), [1, 2, 3]));
    }

    public function testTheFilterOfDatesIsThatOfEvents(): void
    {
        self::assertSame([], $this->keys($this->answer(['dates' => 'days_30'])));
        self::assertSame([], $this->keys($this->answer(['type' => null, 'dates' => 'days_90'])));
        self::assertSame([], $this->answer(['type' => null])->facets->of('when'));
    }

    private function training(
        int $key,
        ?string $start,
        ?string $end = null,
        Status $status = Status::Published,
        Audience $audience = Audience::Public,
    ): Record {
        $id = self::FIRST_ID + $key;
        $at = new DateTimeImmutable(self::NOW . " -{$key} minutes");
        $values = new Values(['startDate' => $start, 'endDate' => $end]);

        return new Record($id, $id, ContentType::Training, Lang::French, "titre-{$key}", "Titre {$key}", $status, $audience, 1, 1, $at, $at, [], $values);
    }

    /** @param array<string, mixed> $filter */
    private function answer(array $filter = [], int $page = 1, int $perPage = 24): Result
    {
        $db = $this->db;
        $limits = $this->plugin->get(Limits::class);
        $filters = $this->plugin->get(Filters::class);
        $search = new Search(
            $db,
            new FrozenClock(self::NOW),
            $this->plugin->get(Vocabulary::class),
            new Postings($db),
            $this->plugin->get(Blocks::class),
            $filters,
            $this->plugin->get(ReadQuery::class),
        );

        return $search->run(Query::of($limits, Lang::French, '', $filters->read(['type' => 'formation', ...$filter]), page: $page, perPage: $perPage));
    }

    /** @return list<int> */
    private function keys(Result $result): array
    {
        return array_map(static fn (int $id): int => $id - self::FIRST_ID, $result->ids);
    }
}

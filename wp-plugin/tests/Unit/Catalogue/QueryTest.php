<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Sort;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use PHPUnit\Framework\TestCase;

final class QueryTest extends TestCase
{
    public function testEmptyQueryReturnsEverythingMostRecentFirst(): void
    {
        self::assertEquals([
            'language' => Lang::French,
            'q' => '',
            'filters' => [],
            'sort' => Sort::Recent,
            'page' => 1,
            'perPage' => 24,
            'onlyUntranslated' => false,
            'literal' => [],
        ], get_object_vars($this->query()));
    }

    public function testTextSearchIsSortedByRelevanceByDefault(): void
    {
        self::assertSame(
            [Sort::Relevance, Sort::Recent, Sort::TitleAsc, Sort::Recent],
            [
                $this->query(['q' => 'danse'])->sort,
                $this->query(['q' => 'danse', 'sort' => Sort::Recent])->sort,
                $this->query(['q' => 'danse', 'sort' => Sort::TitleAsc])->sort,
                $this->query(['q' => ' ', 'sort' => Sort::Relevance])->sort,
            ],
        );
    }

    public function testCallsAreSortedByClosingAndEventsAndTrainingsByTheirNextDateByDefault(): void
    {
        $calls = ['type' => [ContentType::CallForApplication->value]];

        self::assertSame(
            [Sort::Closing, Sort::Closing, Sort::Recent, Sort::Relevance, Sort::Closing, Sort::Next, Sort::Next, Sort::Recent],
            [
                $this->query(['filters' => $calls])->sort,
                $this->query(['filters' => $calls, 'sort' => Sort::Relevance])->sort,
                $this->query(['filters' => $calls, 'sort' => Sort::Recent])->sort,
                $this->query(['filters' => $calls, 'q' => 'danse'])->sort,
                $this->query(['filters' => $calls, 'q' => 'danse', 'sort' => Sort::Closing])->sort,
                $this->query(['filters' => ['type' => [ContentType::Event->value]]])->sort,
                $this->query(['filters' => ['type' => [ContentType::Training->value]]])->sort,
                $this->query(['filters' => ['type' => [ContentType::Event->value, ContentType::Training->value]]])->sort,
            ],
        );
    }

    public function testClampsAllValues(): void
    {
        $query = $this->query([
            'q' => "\xFF" . str_repeat('é', 5000),
            'page' => PHP_INT_MAX,
            'perPage' => PHP_INT_MAX,
        ]);

        self::assertSame([200, 1000, 100], [mb_strlen($query->q), $query->page, $query->perPage]);
        self::assertSame(99_900, $query->offset());
        $low = $this->query(['page' => PHP_INT_MIN, 'perPage' => 0]);
        self::assertSame([1, 1, 0], [$low->page, $low->perPage, $low->offset()]);
    }

    public function testListsActiveFiltersWithTextFirst(): void
    {
        $query = $this->query(['q' => 'danse', 'filters' => ['type' => ['event'], 'country' => ['SN', 'ML']]]);

        self::assertSame(['query', 'type', 'country'], $query->set());
        self::assertSame([['danse'], ['SN', 'ML'], []], array_map($query->valuesOf(...), ['query', 'country', 'sector']));
        self::assertSame(['event', null], [$query->type(), $this->query()->type()]);
        self::assertSame([], $this->query()->set());
    }

    /** @param array{q?: string, filters?: array<string, non-empty-list<string>>, sort?: Sort, page?: int, perPage?: int} $given */
    private function query(array $given = []): Query
    {
        return Query::of(Limits::from(Config::fromDirectory(dirname(__DIR__, 3) . '/config')), Lang::French, ...$given);
    }
}

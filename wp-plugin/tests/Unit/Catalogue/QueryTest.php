<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Kind;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Sort;
use Passerelle\Content\ContentType;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\TestCase;

final class QueryTest extends TestCase
{
    public function testNothingGivenIsEverythingMostRecentFirst(): void
    {
        self::assertEquals([
            'language' => Lang::French,
            'q' => '',
            'type' => null,
            'kind' => null,
            'countries' => [],
            'sectors' => [],
            'state' => null,
            'sort' => Sort::Recent,
            'page' => 1,
            'perPage' => 24,
            'onlyUntranslated' => false,
        ], get_object_vars($this->query()));
    }

    public function testATextIsSortedByRelevanceUnlessAskedOtherwise(): void
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

    public function testValuesAreMadeAlikeAndWhatCannotExistMatchesNothing(): void
    {
        $query = $this->query([
            'countries' => ['sn', 'SN', "SN' OR 1=1", "ML\n", '', ['CI'], 7, null],
            'sectors' => ['Theatre', str_repeat('x', 65), "dan\0ce"],
        ]);

        self::assertSame([['SN', '-'], ['theatre', '-']], [$query->countries, $query->sectors]);
    }

    public function testEverythingIsBroughtWithinTheLimits(): void
    {
        $query = $this->query([
            'q' => "\xFF" . str_repeat('é', 5000),
            'countries' => array_map(static fn (int $n): string => "X{$n}", range(1, 500)),
            'page' => PHP_INT_MAX,
            'perPage' => PHP_INT_MAX,
        ]);

        self::assertSame([200, 20, 1000, 100], [mb_strlen($query->q), count($query->countries), $query->page, $query->perPage]);
        self::assertSame(99_900, $query->offset());
        $low = $this->query(['page' => PHP_INT_MIN, 'perPage' => 0]);
        self::assertSame([1, 1, 0], [$low->page, $low->perPage, $low->offset()]);
    }

    public function testStructuresAreAKindOfTheDirectory(): void
    {
        $query = $this->query(['type' => ContentType::Structure]);

        self::assertSame([ContentType::CommunityProfile, Kind::Structure], [$query->type, $query->kind]);
    }

    /** @param array{q?: string, type?: ContentType, countries?: list<mixed>, sectors?: list<mixed>, sort?: Sort, page?: int, perPage?: int} $given */
    private function query(array $given = []): Query
    {
        return Query::of(Limits::from(Config::fromDirectory(dirname(__DIR__, 3) . '/config')), Lang::French, ...$given);
    }
}

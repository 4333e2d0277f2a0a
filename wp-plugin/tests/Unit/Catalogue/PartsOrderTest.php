<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\PartsOrder;
use Passerelle\Catalogue\Query;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\TestCase;

/** Pages of results that are in parts: each part is sorted only where a page needs it. */
final class PartsOrderTest extends TestCase
{
    private const BYTES = 8;

    public function testPagesGoOnFromPartToPart(): void
    {
        $pages = array_map(static fn (int $page): array => self::page($page, 4, [[5, 3, 1], [2, 8, 6, 4], [], [9, 7]]), range(1, 4));

        self::assertSame([[5, 3, 1, 2], [8, 6, 4, 9], [7], []], $pages);
    }

    public function testAPageMayBePartOfAPartOrSeveralOnes(): void
    {
        self::assertSame([3, 1], self::page(2, 2, [[8, 5, 3, 1, 2], [7]]));
        self::assertSame([1, 2, 3], self::page(1, 3, [[1], [2], [3], [4]]));
        self::assertSame([], self::page(1, 3, []));
    }

    public function testOnlyResultsAreOnPages(): void
    {
        self::assertSame([[1, 4], [2]], [self::page(1, 2, [[3, 1], [5, 4, 2]], [1, 2, 4]), self::page(2, 2, [[3, 1], [5, 4, 2]], [1, 2, 4])]);
    }

    public function testPartsBeforeAndAfterThePageAreNotSorted(): void
    {
        $sorted = [];
        self::page(2, 2, [[1, 2], [3], [4], [5]], null, $sorted);

        self::assertSame([[3], [4]], $sorted);
    }

    /**
     * @param list<list<int>> $parts group ids of each in their order
     * @param list<int>|null $results null: all
     * @param list<list<int>> $sorted the parts that were sorted
     * @return list<int>
     */
    private static function page(int $page, int $perPage, array $parts, ?array $results = null, array &$sorted = []): array
    {
        $limits = Limits::from(Config::fromDirectory(dirname(__DIR__, 3) . '/config'));
        $query = Query::of($limits, Lang::French, page: $page, perPage: $perPage);
        $listed = [];
        foreach ($parts as $order) {
            $listed[] = [Bits::of($order, self::BYTES), static function (string $bits) use ($order, &$sorted): array {
                $sorted[] = $order;

                return array_values(array_filter($order, static fn (int $item): bool => Bits::has($bits, $item)));
            }];
        }

        return PartsOrder::page($query, Bits::of($results ?? array_merge(...$parts), self::BYTES), $listed);
    }
}

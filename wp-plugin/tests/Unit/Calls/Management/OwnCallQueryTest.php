<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Management;

use Passerelle\Calls\Management\Listing\OwnCallQuery;
use Passerelle\Kernel\Config;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Pages of one's own calls. */
final class OwnCallQueryTest extends TestCase
{
    private const CONFIG = __DIR__ . '/../../../../config';

    /** @param list<int> $rows */
    #[TestWith([1, 3, [1, 2, 3]])]
    #[TestWith([2, 3, [4, 5, 6]])]
    #[TestWith([3, 3, [7]])]
    #[TestWith([4, 3, []])]
    #[TestWith([0, 3, [1, 2, 3]])]
    #[TestWith([2, 0, [2]])]
    #[TestWith([null, null, [1, 2, 3, 4, 5, 6, 7]])]
    public function testAPageHasItsRows(?int $page, ?int $perPage, array $rows): void
    {
        self::assertSame($rows, OwnCallQuery::of(Config::fromDirectory(self::CONFIG), $page, $perPage)->cut(range(1, 7)));
    }

    public function testTheSizeIsClamped(): void
    {
        $config = Config::fromDirectory(self::CONFIG);
        $max = $config->limit('ownRecords', 'maxPerPage');

        self::assertSame([$max, $max, $config->limit('ownRecords', 'perPage')], [
            OwnCallQuery::of($config, perPage: $max)->perPage, OwnCallQuery::of($config, perPage: $max + 1)->perPage, OwnCallQuery::of($config)->perPage,
        ]);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Outbox;

use Passerelle\Outbox\Backoff;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class BackoffTest extends TestCase
{
    /** @return iterable<string, array{int, int, int, int}> */
    public static function waits(): iterable
    {
        yield 'first' => [1, 3600, 1, 2];
        yield 'second' => [2, 3600, 2, 4];
        yield 'fifth' => [5, 3600, 16, 32];
        yield 'bounded' => [30, 3600, 1800, 3600];
        yield 'bounded low' => [10, 8, 4, 8];
        yield 'a number that was never counted' => [0, 3600, 1, 2];
        yield 'very many' => [PHP_INT_MAX, 3600, 1800, 3600];
    }

    #[DataProvider('waits')]
    public function testDelayIncreasesWithinBounds(int $attempts, int $max, int $least, int $most): void
    {
        $seen = array_map(static fn (): int => Backoff::seconds($attempts, $max), range(1, 500));

        self::assertGreaterThanOrEqual($least, min($seen));
        self::assertLessThanOrEqual($most, max($seen));
        self::assertGreaterThan(1, count(array_unique($seen)), 'Many that failed together must not come back together.');
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Ranking;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Scores of items are the sums of the best ranks of the words. */
final class RankingTest extends TestCase
{
    private const BYTES = 8;

    public function testTheBestOfSeveralRanksOfAnItemCounts(): void
    {
        foreach ([[3 => [1], 7 => [1], 5 => [2]], [7 => [1], 5 => [2], 3 => [1]]] as $ranks) {
            self::assertSame([[1], [2]], self::parts(self::rankings([$ranks]), [1, 2]));
        }
        // 3 + 7 would be more than 9.
        self::assertSame([[2], [1]], self::parts(self::rankings([[3 => [1], 7 => [1], 9 => [2]]]), [1, 2]));
    }

    public function testOnlyItemsWithAllWordsMatch(): void
    {
        self::assertSame([2], Bits::numbers(self::rankings([[1 => [1], 4 => [2]], [2 => [2, 3]]])->matches()));
        self::assertSame([], Bits::numbers(self::rankings([[1 => [1]], []])->matches()));
        self::assertSame([], Bits::numbers(self::rankings([])->matches()));
    }

    public function testOnlyTheItemsAskedForAreInTheParts(): void
    {
        self::assertSame([[2]], self::parts(self::rankings([[1 => [1], 4 => [2]]]), [2]));
        self::assertSame([], self::parts(self::rankings([[1 => [1]]]), []));
    }

    public function testAPartialSearchRanksByTheNumberOfTermsFirst(): void
    {
        $ranking = new Ranking(self::BYTES, true);
        foreach ([[9 => [1], 1 => [2, 3]], [1 => [2, 3]], [2 => [3], 9 => [4]]] as $ranks) {
            $ranking->add(array_map(static fn (array $items): string => Bits::of($items, self::BYTES), $ranks));
        }
        $all = Bits::of(range(0, 8 * self::BYTES - 1), self::BYTES);

        // 3 has all of them, 2 has two; items with one are left out from three terms on.
        self::assertSame([[3], [2]], self::parts($ranking, Bits::numbers($ranking->matchesAmong($all))));
        self::assertSame([2], Bits::numbers($ranking->matchesAmong(Bits::of([1, 2, 4], self::BYTES))));
        self::assertSame([1, 4], Bits::numbers($ranking->matchesAmong(Bits::of([1, 4, 5], self::BYTES))));
        self::assertSame([], Bits::numbers($ranking->matchesAmong(Bits::of([7], self::BYTES))));
    }

    public function testOrderIsThatOfTheSumsWhateverTheWordsAndPlaces(): void
    {
        $random = new Randomizer(new Mt19937(9));
        for ($times = 0; $times < 200; $times++) {
            $words = $sums = [];
            for ($word = $random->getInt(1, 6); $word > 0; $word--) {
                $ranks = $best = [];
                for ($places = $random->getInt(1, 60); $places > 0; $places--) {
                    [$rank, $item] = [$random->getInt(1, 9), $random->getInt(0, 8 * self::BYTES - 1)];
                    $ranks[$rank][] = $item;
                    $best[$item] = max($best[$item] ?? 0, $rank);
                }
                $words[] = $ranks;
                foreach ($best as $item => $rank) {
                    $sums[$item][] = $rank;
                }
            }
            $scores = array_map(array_sum(...), array_filter($sums, static fn (array $of): bool => count($of) === count($words)));
            krsort($scores);
            $expected = [];
            foreach ($scores as $item => $score) {
                $expected[$score][] = $item;
            }
            krsort($expected);
            $ranking = self::rankings($words);

            self::assertSame(
                array_values(array_map(self::sorted(...), $expected)),
                self::parts($ranking, Bits::numbers($ranking->matches())),
            );
        }
    }

    /** @param list<array<int, list<int>>> $words items of each by rank */
    private static function rankings(array $words): Ranking
    {
        $ranking = new Ranking(self::BYTES);
        foreach ($words as $ranks) {
            $ranking->add(array_map(static fn (array $items): string => Bits::of($items, self::BYTES), $ranks));
        }

        return $ranking;
    }

    /**
     * @param list<int> $items
     * @return list<list<int>>
     */
    private static function parts(Ranking $ranking, array $items): array
    {
        $parts = [];
        foreach ($ranking->parts(Bits::of($items, self::BYTES)) as $part) {
            $parts[] = Bits::numbers($part);
        }

        return $parts;
    }

    /**
     * @param list<int> $numbers
     * @return list<int>
     */
    private static function sorted(array $numbers): array
    {
        sort($numbers);

        return $numbers;
    }
}

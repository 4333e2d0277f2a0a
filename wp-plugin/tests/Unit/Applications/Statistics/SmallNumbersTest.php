<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Statistics;

use Passerelle\Applications\Statistics\SmallNumbers;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SmallNumbersTest extends TestCase
{
    /** @return iterable<string, array{array<string, int>, array<string, int|null>}> */
    public static function parts(): iterable
    {
        yield 'nothing is small' => [['a' => 5, 'b' => 12], ['a' => 5, 'b' => 12]];
        yield 'the smallest other is hidden, too' => [['a' => 97, 'b' => 3, 'c' => 20], ['a' => 97, 'b' => null, 'c' => null]];
        yield 'of two parts, neither is shown' => [['a' => 97, 'b' => 3], ['a' => null, 'b' => null]];
        yield 'nobody is few' => [['a' => 60, 'b' => 38, 'c' => 0], ['a' => 60, 'b' => null, 'c' => null]];
        yield 'two small ones are about too few people together' => [['a' => 1, 'b' => 2, 'c' => 12, 'd' => 19], ['a' => null, 'b' => null, 'c' => null, 'd' => 19]];
        yield 'equal ones are hidden together' => [['a' => 4, 'b' => 9, 'c' => 9, 'd' => 30], ['a' => null, 'b' => null, 'c' => null, 'd' => 30]];
        yield 'a small total' => [['a' => 4, 'b' => 0], ['a' => null, 'b' => null]];
    }

    /**
     * @param array<string, int> $counts
     * @param array<string, int|null> $shown
     */
    #[DataProvider('parts')]
    public function testParts(array $counts, array $shown): void
    {
        $found = (new SmallNumbers(5))->ofParts($counts);
        ksort($found);
        self::assertSame($shown, $found);
    }

    public function testNobodyWhoKnowsTheTotalAndTheRulesFindsAHiddenNumber(): void
    {
        $numbers = new SmallNumbers(5);
        $tried = 0;
        foreach ([[2, 30], [3, 24], [4, 19], [5, 14]] as [$parts, $most]) {
            for ($total = 0; $total <= $most; $total++) {
                $possible = [];
                foreach (self::splits($total, $parts) as $counts) {
                    $shown = $numbers->ofParts($counts);
                    ksort($shown);
                    self::assertSame([], array_filter($shown, static fn (?int $count): bool => $count !== null && $count < 5));
                    $possible[serialize($shown)][] = $counts;
                    $tried++;
                }
                foreach ($possible as $result => $counts) {
                    foreach ((array) unserialize($result, ['allowed_classes' => false]) as $part => $count) {
                        // Without people there is nothing to find.
                        if ($count === null && $total > 0) {
                            self::assertGreaterThan(1, count(array_unique(array_column($counts, $part))), "{$result} of {$total}");
                        }
                    }
                }
            }
        }
        self::assertGreaterThan(8000, $tried);
    }

    public function testOfSeveralChoicesThoseWhoDidNotChooseAreProtectedToo(): void
    {
        self::assertSame(
            ['a' => 5, 'b' => null, 'c' => null, 'd' => 15, 'e' => null],
            (new SmallNumbers(5))->ofChoices(['a' => 5, 'b' => 4, 'c' => 16, 'd' => 15, 'e' => 20], 20),
        );
    }

    /** @return iterable<array<string, int>> all ways to divide a total */
    private static function splits(int $total, int $parts): iterable
    {
        if ($parts === 1) {
            yield ['p1' => $total];
            return;
        }
        for ($first = 0; $first <= $total; $first++) {
            foreach (self::splits($total - $first, $parts - 1) as $rest) {
                yield [...$rest, "p{$parts}" => $first];
            }
        }
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Review;

use DateTimeImmutable;
use Passerelle\Applications\Forms\Document\Texts;
use Passerelle\Applications\Forms\Document\Wording;
use Passerelle\Applications\Review\Plan\Criterion;
use Passerelle\Applications\Review\Plan\ReviewPlan;
use Passerelle\Applications\Review\Plan\Scale;
use Passerelle\Applications\Review\Ranking\Fraction;
use Passerelle\Applications\Review\Ranking\RankedApplication;
use Passerelle\Applications\Review\Ranking\Ranking;
use Passerelle\Applications\Review\Scoring\Score;
use PHPUnit\Framework\TestCase;

final class RankingTest extends TestCase
{
    private const WEIGHTS = ['quality' => 2, 'impact' => 1, 'note' => 0];
    private const NUMBERS = [1 => '7-2026-A', 2 => '7-2026-B', 3 => '7-2026-C', 4 => '7-2026-D', 5 => '7-2026-E'];

    public function testTheWeightedAverageDecidesThenTheTieBreakersThenTheDraw(): void
    {
        $scores = [
            1 => [self::score(300, 100), self::score(400, 100)],
            // The same total by other criteria: quality 3 of 5, impact 5 of 10.
            2 => [self::score(300, 250)],
            3 => [self::score(500, 0), self::score(500, 1000)],
            4 => [self::score(300, 250)],
        ];
        self::assertSame(
            ['3: 1 8333 null', '1: 2 5000 null', '2: 3 4833 null', '4: 3 4833 tied', '5: - - null'],
            self::listed((new Ranking(self::plan(['impact']), self::WEIGHTS, ''))->of($scores, self::NUMBERS)),
        );
        $equal = [1 => [self::score(250, 500)], 2 => [self::score(300, 300)], 3 => [self::score(200, 700)]];
        self::assertSame(
            ['3: 1 5000 null', '1: 2 5000 impact', '2: 3 5000 impact', '4: - - null', '5: - - null'],
            self::listed((new Ranking(self::plan(['impact']), self::WEIGHTS, ''))->of($equal, self::NUMBERS)),
        );
        self::assertSame(
            ['2: 1 5000 null', '1: 2 5000 quality', '3: 3 5000 quality', '4: - - null', '5: - - null'],
            self::listed((new Ranking(self::plan(['quality']), self::WEIGHTS, ''))->of($equal, self::NUMBERS)),
        );
        self::assertSame(
            ['3: 1 7000 null', '1: 2 5000 null', '2: 3 3000 null', '4: - - null', '5: - - null'],
            self::listed((new Ranking(self::plan([]), ['quality' => 0, 'impact' => 7], ''))->of($equal, self::NUMBERS)),
            'Other weights, without saving them.',
        );
    }

    public function testADrawOrdersWhatNothingElseDoesAndIsRepeatable(): void
    {
        $scores = array_fill_keys(array_keys(self::NUMBERS), [self::score(300, 300)]);
        $tied = (new Ranking(self::plan([]), self::WEIGHTS, ''))->of($scores, self::NUMBERS);
        self::assertSame([1, 1, 1, 1, 1], array_column($tied, 'rank'));
        self::assertSame([null, 'tied', 'tied', 'tied', 'tied'], array_column($tied, 'tieBreaker'));

        $orders = [];
        foreach (range(1, 40) as $seed) {
            $drawn = (new Ranking(self::plan([]), self::WEIGHTS, "seed {$seed}"))->of($scores, self::NUMBERS);
            self::assertSame([1, 2, 3, 4, 5], array_column($drawn, 'rank'));
            self::assertSame([null, 'draw', 'draw', 'draw', 'draw'], array_column($drawn, 'tieBreaker'));
            // Another order of the input, as after another order of sending.
            $reversed = (new Ranking(self::plan([]), self::WEIGHTS, "seed {$seed}"))->of(array_reverse($scores, true), array_reverse(self::NUMBERS, true));
            self::assertEquals($drawn, $reversed);
            $orders[implode(' ', array_column($drawn, 'id'))] = true;
        }
        self::assertGreaterThan(20, count($orders));
    }

    public function testAveragesThatAreEqualAreEqualHoweverManyScoresThereAre(): void
    {
        // Thirds, which no float and no rounded decimal has: 1/3 three times, and once.
        $third = new Criterion('third', self::wording(), 1, new Scale(0, 300, 100), false);
        $seventh = new Criterion('seventh', self::wording(), 1, new Scale(0, 700, 100), false);
        $plan = new ReviewPlan(false, false, [$third, $seventh], []);
        $score = static fn (int $one, int $other): Score => new Score(1, 1, ['third' => $one, 'seventh' => $other], [], '', 1, null, new DateTimeImmutable());
        $ranked = (new Ranking($plan, ['third' => 3, 'seventh' => 7], ''))->of([
            1 => [$score(100, 100), $score(100, 100), $score(100, 100)],
            2 => [$score(100, 100)],
            3 => [$score(0, 100), $score(200, 100)],
        ], [1 => 'A', 2 => 'B', 3 => 'C']);
        self::assertSame([1, 1, 1], array_column($ranked, 'rank'));
    }

    public function testFractionsAreExactAndRoundedHalfUp(): void
    {
        self::assertSame(
            [0, 1, -1],
            [
                (new Fraction(1, 3))->compare(new Fraction(333, 999)),
                (new Fraction(1, 3))->compare(new Fraction(333333, 1000000)),
                (new Fraction(0, 5))->compare(new Fraction(1, 1000000000)),
            ],
        );
        self::assertSame([3333, 6667, 1, 10000], array_map(
            static fn (Fraction $each): int => $each->rounded(10000),
            [new Fraction(1, 3), new Fraction(2, 3), new Fraction(1, 20000), new Fraction(5, 5)],
        ));
        self::assertSame([12, 7, 100], [Fraction::commonMultiple(4, 6), Fraction::commonMultiple(1, 7), Fraction::commonMultiple(100, 20)]);
    }

    /** @param list<string> $tieBreakers */
    private static function plan(array $tieBreakers): ReviewPlan
    {
        return new ReviewPlan(false, false, [
            new Criterion('quality', self::wording(), 2, new Scale(0, 500, 50), false),
            new Criterion('impact', self::wording(), 1, new Scale(0, 1000, 50), false),
            new Criterion('note', self::wording(), 0, new Scale(100, 500, 100), false),
        ], $tieBreakers);
    }

    private static function wording(): Wording
    {
        return new Wording(new Texts([]), new Texts([]));
    }

    private static function score(int $quality, int $impact): Score
    {
        return new Score(1, 1, ['quality' => $quality, 'impact' => $impact, 'note' => 100], [], '', 1, null, new DateTimeImmutable());
    }

    /**
     * @param list<RankedApplication> $ranked
     * @return list<string> id, rank, total in ten-thousandths, tie-breaker
     */
    private static function listed(array $ranked): array
    {
        return array_map(
            static fn (RankedApplication $each): string => "{$each->id}: " . ($each->rank ?? '-') . ' ' . ($each->total?->rounded(10000) ?? '-') . ' '
                . ($each->tieBreaker ?? 'null'),
            $ranked,
        );
    }
}

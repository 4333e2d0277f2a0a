<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Ranking;

use Passerelle\Applications\Review\Plan\Criterion;
use Passerelle\Applications\Review\Plan\ReviewPlan;
use Passerelle\Applications\Review\Scoring\Score;

/**
 * Orders applications by the weighted average of their final scores, then by the tie-breakers, then by a draw. All of it is integers: equal
 * averages are equal, whatever the number of scores. Neither the instant of sending nor the order of the input matters.
 */
final readonly class Ranking
{
    /** The recorded draw decided. */
    public const DRAW = 'draw';
    /** Nothing decides yet: the same rank. */
    public const TIED = 'tied';

    /**
     * @param array<string, int> $weights by criterion
     * @param string $seed of the draw; '': none was made
     */
    public function __construct(private ReviewPlan $plan, private array $weights, private string $seed)
    {
    }

    /**
     * @param array<int, list<Score>> $scores complete ones, by application
     * @param array<int, string> $numbers by application, all that are ranked
     * @return list<RankedApplication> those without score last
     */
    public function of(array $scores, array $numbers): array
    {
        $ranked = array_map(fn (int $id): RankedApplication => $this->unranked($id, $scores[$id] ?? []), array_keys($numbers));
        $drawn = array_map(fn (string $number): string => $this->seed === '' ? $number : hash('sha256', "{$this->seed} {$number}") . $number, $numbers);
        usort($ranked, fn (RankedApplication $a, RankedApplication $b): int => $this->compare($a, $b)[0] ?: strcmp($drawn[$a->id], $drawn[$b->id]));
        $placed = [];
        foreach ($ranked as $position => $each) {
            $placed[] = $this->placed($each, $placed[$position - 1] ?? null, $position + 1);
        }

        return $placed;
    }

    /** @return string|null what tells two with the same total apart: id of a criterion, DRAW or TIED; null: the totals differ */
    public function tieBreaker(RankedApplication $a, RankedApplication $b): ?string
    {
        return $this->compare($a, $b)[1];
    }

    /** @param list<Score> $scores */
    private function unranked(int $id, array $scores): RankedApplication
    {
        if ($scores === []) {
            return new RankedApplication($id, null, null, [], 0, null);
        }
        $steps = [];
        foreach ($this->plan->criteria as $criterion) {
            $steps[$criterion->id] = array_sum(
                array_map(static fn (Score $score): int => $criterion->scale->stepOf($score->points[$criterion->id] ?? $criterion->scale->min), $scores),
            );
        }
        $averages = [];
        foreach ($this->plan->criteria as $criterion) {
            $averages[$criterion->id] = new Fraction($steps[$criterion->id], $criterion->scale->steps() * count($scores));
        }

        return new RankedApplication($id, null, $this->total($steps, count($scores)), $averages, count($scores), null);
    }

    /**
     * @param array<string, int> $steps sums over all scores, by criterion
     * @param int<1, max> $count
     */
    private function total(array $steps, int $count): Fraction
    {
        $common = array_reduce($this->plan->criteria, static fn (int $product, Criterion $each): int => Fraction::commonMultiple($product, $each->scale->steps()), 1);
        [$sum, $weight] = [0, 0];
        foreach ($this->plan->criteria as $criterion) {
            $own = $this->weights[$criterion->id] ?? 0;
            $weight += $own;
            $sum += $own * $steps[$criterion->id] * intdiv($common, $criterion->scale->steps());
        }

        return $weight === 0 ? new Fraction(0, 1) : new Fraction($sum, max(1, $weight * $common * $count));
    }

    /** @return array{int, string|null} order, and what decided */
    private function compare(RankedApplication $a, RankedApplication $b): array
    {
        if ($a->total === null || $b->total === null) {
            return [($a->total === null) <=> ($b->total === null), null];
        }
        $order = $b->total->compare($a->total);
        if ($order !== 0) {
            return [$order, null];
        }
        foreach ($this->plan->tieBreakers as $id) {
            $order = $b->averages[$id]->compare($a->averages[$id]);
            if ($order !== 0) {
                return [$order, $id];
            }
        }

        return [0, $this->seed === '' ? self::TIED : self::DRAW];
    }

    private function placed(RankedApplication $each, ?RankedApplication $before, int $position): RankedApplication
    {
        if ($each->total === null) {
            return $each;
        }
        $tieBreaker = $before === null ? null : $this->compare($before, $each)[1];
        $rank = $tieBreaker === self::TIED ? $before?->rank : $position;

        return new RankedApplication($each->id, $rank, $each->total, $each->averages, $each->scores, $tieBreaker);
    }
}

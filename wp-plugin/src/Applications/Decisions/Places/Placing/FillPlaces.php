<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

use Passerelle\Applications\Decisions\Places\Plan\CategoryPlaces;
use Passerelle\Applications\Decisions\Places\Plan\Minimum;
use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;
use Passerelle\Applications\Review\Ranking\Fraction;

/**
 * Proposes who fills the places of each category: who waits, then minimums in their order, then the others, each time the first in the ranking.
 * Minimums sum up to the places at most, so that each is met as far as there are candidates, whatever the others are. Nothing below the cut-off is
 * proposed, and no place goes to another category.
 */
final readonly class FillPlaces
{
    private const HUNDREDTHS = 100;

    public function __construct(private PlacePlan $plan)
    {
    }

    /**
     * @param list<Candidate> $candidates in their order: those that wait in that of their list, the others as they are ranked
     * @return list<FilledCategory> in the order of the plan
     */
    public function of(array $candidates): array
    {
        return array_map(fn (CategoryPlaces $category): FilledCategory => $this->fill(
            $category,
            array_values(array_filter($candidates, static fn (Candidate $each): bool => $each->category === $category->id)),
        ), $this->plan->categories);
    }

    /** @param list<Candidate> $candidates of the category */
    private function fill(CategoryPlaces $category, array $candidates): FilledCategory
    {
        $filled = self::in($candidates, Standing::Placed);
        $taken = count($filled);
        $open = array_filter($candidates, $this->isAbove(...));
        $free = max(0, $category->places - $taken);
        $bases = $edges = [];
        $fill = static function (array $from, int $most, Basis $basis) use (&$filled, &$free, &$bases): array {
            $chosen = array_slice(array_filter($from, static fn (Candidate $each): bool => !isset($bases[$each->id])), 0, min($most, $free));
            foreach ($chosen as $each) {
                $filled[] = $each;
                $bases[$each->id] = $basis;
            }
            $free -= count($chosen);

            return $chosen;
        };
        $fill(self::in($open, Standing::Waits), $free, Basis::WaitingList);
        $ranked = self::in($open, Standing::Ranked);
        $steps = [];
        foreach ($category->minimums as $minimum) {
            $fitting = self::counting($ranked, $minimum);
            $steps[] = [$fitting, $fill($fitting, max(0, $minimum->count - count(self::counting($filled, $minimum))), Basis::Minimum)];
        }
        $steps[] = [$ranked, $fill($ranked, $free, Basis::Ranking)];
        foreach ($steps as [$from, $chosen]) {
            $edges[] = self::edge($from, $chosen, $bases);
        }

        return new FilledCategory(
            $category,
            $taken,
            $bases,
            $free,
            array_map(static fn (Minimum $each): int => count(self::counting($filled, $each)), $category->minimums),
            array_values(array_filter($edges)),
        );
    }

    private function isAbove(Candidate $candidate): bool
    {
        if ($candidate->standing === Standing::Waits && $this->plan->cutOff === null) {
            return true;
        }

        return $candidate->total !== null && $candidate->total->compare(new Fraction($this->plan->cutOff ?? 0, self::HUNDREDTHS)) >= 0;
    }

    /**
     * @param list<Candidate> $from
     * @param array<Candidate> $chosen
     * @param array<int, Basis> $bases
     * @return array{int, int}|null
     */
    private static function edge(array $from, array $chosen, array $bases): ?array
    {
        $last = end($chosen);
        $left = array_values(array_filter($from, static fn (Candidate $each): bool => !isset($bases[$each->id])))[0] ?? null;

        return $last === false || $left === null ? null : [$last->id, $left->id];
    }

    /**
     * @param array<Candidate> $candidates
     * @return list<Candidate>
     */
    private static function in(array $candidates, Standing $standing): array
    {
        return array_values(array_filter($candidates, static fn (Candidate $each): bool => $each->standing === $standing));
    }

    /**
     * @param array<Candidate> $candidates
     * @return list<Candidate>
     */
    private static function counting(array $candidates, Minimum $minimum): array
    {
        return array_values(array_filter($candidates, static fn (Candidate $each): bool => in_array($minimum->fact(), $each->facts, true)));
    }
}

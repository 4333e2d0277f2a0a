<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Decisions;

use Passerelle\Applications\Decisions\Places\Placing\Basis;
use Passerelle\Applications\Decisions\Places\Placing\Candidate;
use Passerelle\Applications\Decisions\Places\Placing\FilledCategory;
use Passerelle\Applications\Decisions\Places\Placing\FillPlaces;
use Passerelle\Applications\Decisions\Places\Placing\Standing;
use Passerelle\Applications\Decisions\Places\Plan\CategoryPlaces;
use Passerelle\Applications\Decisions\Places\Plan\Minimum;
use Passerelle\Applications\Decisions\Places\Plan\MinimumSource;
use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;
use Passerelle\Applications\Review\Ranking\Fraction;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

final class FillPlacesTest extends TestCase
{
    private const ROUNDS = 2000;
    private const PARTS = 100;
    private const COUNTRIES = ['SN', 'ML', 'FR'];
    private const LANGUAGES = ['fr', 'en'];

    public function testRandomRoundsKeepEveryRule(): void
    {
        [$unfilled, $passedOver, $short] = [0, 0, 0];
        for ($seed = 1; $seed <= self::ROUNDS; $seed++) {
            $random = new Randomizer(new Mt19937($seed));
            [$plan, $candidates] = self::round($random);
            $filled = (new FillPlaces($plan))->of($candidates);
            self::assertSame(array_column($plan->categories, 'id'), array_column(array_column($filled, 'category'), 'id'), "Seed {$seed}.");
            foreach ($filled as $each) {
                self::assertSame([], self::problems($plan, $each, $candidates), "Seed {$seed}, category {$each->category->id}.");
                $unfilled += (int) ($each->unfilled > 0);
                $passedOver += (int) in_array(Basis::Minimum, $each->proposed, true);
                foreach ($each->category->minimums as $number => $minimum) {
                    $short += (int) ($each->met[$number] < $minimum->count);
                }
            }
            self::assertEquals($filled, (new FillPlaces($plan))->of($candidates), 'Twice the same.');
        }
        self::assertGreaterThan(self::ROUNDS / 10, $unfilled, 'Places without candidates are among the rounds.');
        self::assertGreaterThan(self::ROUNDS / 10, $short, 'So are minimums that nobody can meet.');
        self::assertGreaterThan(self::ROUNDS / 10, $passedOver, 'So are minimums that change who is proposed.');
    }

    public function testMinimumsComeFirstAndTheRestByRank(): void
    {
        $plan = new PlacePlan('discipline', 50, [
            new CategoryPlaces('music', 3, '', [new Minimum(MinimumSource::Country, '', 'ML', 1), new Minimum(MinimumSource::Language, '', 'en', 1)]),
            new CategoryPlaces('dance', 2),
        ]);
        $filled = (new FillPlaces($plan))->of([
            self::candidate(1, 'music', 95, 'SN', 'fr'),
            self::candidate(2, 'music', 90, 'SN', 'fr'),
            self::candidate(3, 'dance', 88, 'SN', 'fr'),
            self::candidate(4, 'music', 60, 'ML', 'en'),
            self::candidate(5, 'music', 55, 'FR', 'en'),
            self::candidate(6, 'dance', 49, 'ML', 'en'),
            self::candidate(7, 'video', 99, 'ML', 'en'),
        ]);
        self::assertSame([[4 => Basis::Minimum, 1 => Basis::Ranking, 2 => Basis::Ranking], [3 => Basis::Ranking]], array_column($filled, 'proposed'));
        self::assertSame([0, 1], array_column($filled, 'unfilled'), 'The second place of dance goes to nobody.');
        self::assertSame([[1, 1], []], array_column($filled, 'met'), 'One counts for two minimums.');
        self::assertSame([[[2, 5]], []], array_column($filled, 'edges'));
    }

    public function testWhoHasAPlaceAndWhoWaitsComeBeforeTheRanking(): void
    {
        $plan = new PlacePlan('discipline', null, [new CategoryPlaces('music', 3, '', [new Minimum(MinimumSource::Country, '', 'ML', 1)])]);
        $candidates = [
            self::candidate(8, 'music', 10, 'SN', 'fr', Standing::Waits),
            self::candidate(9, 'music', 40, 'SN', 'fr', Standing::Waits),
            self::candidate(1, 'music', 95, 'ML', 'fr', Standing::Placed),
            self::candidate(2, 'music', 90, 'ML', 'fr'),
        ];
        [$filled] = (new FillPlaces($plan))->of($candidates);
        self::assertSame([1, [8 => Basis::WaitingList, 9 => Basis::WaitingList], 0, [1]], [$filled->taken, $filled->proposed, $filled->unfilled, $filled->met]);
        [$above] = (new FillPlaces(new PlacePlan('discipline', 30, $plan->categories)))->of($candidates);
        self::assertSame([9 => Basis::WaitingList, 2 => Basis::Ranking], $above->proposed, 'Below the cut-off, nobody moves up.');
    }

    public function testWhatNobodyHasScoredIsNotProposed(): void
    {
        [$filled] = (new FillPlaces(new PlacePlan('', null, [new CategoryPlaces('', 2)])))->of([new Candidate(1, '', null)]);
        self::assertSame([[], 2], [$filled->proposed, $filled->unfilled]);
    }

    /** @return array{PlacePlan, list<Candidate>} */
    private static function round(Randomizer $random): array
    {
        $categories = [];
        foreach (array_slice(['music', 'dance', 'video'], 0, $random->getInt(1, 3)) as $id) {
            $minimums = [];
            foreach ([...array_map(static fn (string $each): array => [MinimumSource::Country, $each], self::COUNTRIES), [MinimumSource::Language, 'en']] as [$source, $value]) {
                if ($random->getInt(0, 2) === 0) {
                    $minimums[] = new Minimum($source, '', $value, $random->getInt(1, 3));
                }
            }
            $categories[] = new CategoryPlaces($id, array_sum(array_column($minimums, 'count')) + $random->getInt(0, 4), '', $random->shuffleArray($minimums));
        }
        $candidates = [];
        for ($id = 1; $id <= $random->getInt(0, 30); $id++) {
            $candidates[] = self::candidate(
                $id,
                ['music', 'dance', 'video', ''][$random->getInt(0, 3)],
                $random->getInt(0, 9) === 0 ? null : $random->getInt(0, 10) * 10,
                self::COUNTRIES[$random->getInt(0, 2)],
                self::LANGUAGES[$random->getInt(0, 1)],
                $random->getInt(0, 9) === 0 ? Standing::Placed : Standing::Ranked,
            );
        }
        usort($candidates, static fn (Candidate $one, Candidate $other): int => [self::points($other), $one->id] <=> [self::points($one), $other->id]);

        return [new PlacePlan('discipline', $random->getInt(0, 1) === 0 ? null : $random->getInt(0, 80), $categories), $candidates];
    }

    /**
     * @param list<Candidate> $candidates
     * @return list<string>
     */
    private static function problems(PlacePlan $plan, FilledCategory $filled, array $candidates): array
    {
        $byId = array_column($candidates, null, 'id');
        $own = array_filter($candidates, static fn (Candidate $each): bool => $each->category === $filled->category->id);
        $taken = array_filter($own, static fn (Candidate $each): bool => $each->standing === Standing::Placed);
        $fit = array_filter($own, static fn (Candidate $each): bool => $each->standing === Standing::Ranked && self::points($each) >= ($plan->cutOff ?? 0));
        $proposed = array_map(static fn (int $id): Candidate => $byId[$id], array_keys($filled->proposed));
        $left = array_filter($fit, static fn (Candidate $each): bool => !isset($filled->proposed[$each->id]));
        $free = max(0, $filled->category->places - count($taken));
        $problems = [
            count($proposed) > $free ? 'more than places' : '',
            array_udiff($proposed, $fit, static fn (Candidate $one, Candidate $other): int => $one->id <=> $other->id) !== [] ? 'below the cut-off, or of another category' : '',
            $filled->taken !== count($taken) || $filled->unfilled !== $free - count($proposed) ? 'wrong counts' : '',
            $filled->unfilled > 0 && $left !== [] ? 'a place is empty although there are candidates' : '',
        ];
        foreach ($filled->category->minimums as $number => $minimum) {
            $counts = static fn (Candidate $each): bool => in_array($minimum->fact(), $each->facts, true);
            $met = count(array_filter([...$taken, ...$proposed], $counts));
            $problems[] = $met !== $filled->met[$number] ? 'a minimum is counted wrongly' : '';
            $isFull = $filled->unfilled === 0 && $taken !== [];
            $problems[] = $met < $minimum->count && array_filter($left, $counts) !== [] && !$isFull ? 'a minimum is not met although there are candidates' : '';
        }
        $byRank = array_filter($proposed, static fn (Candidate $each): bool => $filled->proposed[$each->id] === Basis::Ranking);
        foreach ($byRank as $each) {
            $better = array_filter($left, static fn (Candidate $other): bool => self::points($other) > self::points($each));
            $problems[] = $better !== [] ? 'a better one is passed over' : '';
        }

        return array_values(array_filter($problems));
    }

    private static function candidate(int $id, string $category, ?int $points, string $country, string $language, Standing $standing = Standing::Ranked): Candidate
    {
        return new Candidate($id, $category, $points === null ? null : new Fraction($points, self::PARTS), ["country  {$country}", "language  {$language}"], $standing);
    }

    private static function points(Candidate $candidate): int
    {
        return $candidate->total === null ? -1 : $candidate->total->numerator;
    }
}

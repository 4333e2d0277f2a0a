<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Review;

use Passerelle\Applications\Review\Assignment\AssignableApplication;
use Passerelle\Applications\Review\Assignment\AvailableReviewer;
use Passerelle\Applications\Review\Assignment\BalancedAssignment;
use Passerelle\Applications\Review\Assignment\Spread;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

final class BalancedAssignmentTest extends TestCase
{
    private const ROUNDS = 1000;
    private const COUNTRIES = ['SN', 'CI', 'FR', 'ML'];

    public function testRandomRoundsHaveNoConflictAndTheLeastDifference(): void
    {
        $uneven = 0;
        for ($seed = 1; $seed <= self::ROUNDS; $seed++) {
            $random = new Randomizer(new Mt19937($seed));
            [$applications, $reviewers] = self::round($random);
            $each = $random->getInt(1, 4);
            $spread = BalancedAssignment::of($applications, $reviewers, $each, (string) $seed);
            foreach ($applications as $application) {
                self::assertSame([], self::problems($application, $reviewers, $each, $spread), "Seed {$seed}, application {$application->id}.");
            }
            $isEven = $spread->difference() <= 1;
            $uneven += $isEven ? 0 : 1;
            self::assertSame(self::canBeEven($applications, $reviewers, $spread), $isEven, "Seed {$seed}: loads " . implode(' ', $spread->loads));
        }
        self::assertGreaterThan(self::ROUNDS / 20, $uneven, 'Rounds in which languages, countries and conflicts leave no even spread are among them.');
        self::assertLessThan(self::ROUNDS * 3 / 4, $uneven);
    }

    public function testTheSeedDecidesAndNothingElse(): void
    {
        [$applications, $reviewers] = self::round(new Randomizer(new Mt19937(7)));
        $first = BalancedAssignment::of($applications, $reviewers, 2, 'a');
        self::assertEquals($first, BalancedAssignment::of($applications, $reviewers, 2, 'a'));
        self::assertNotEquals($first->reviewers, BalancedAssignment::of($applications, $reviewers, 2, 'b')->reviewers);
    }

    public function testWhatNobodyReadsIsNamed(): void
    {
        $applications = [new AssignableApplication(1, 'fr'), new AssignableApplication(2, 'en')];
        $reviewers = [new AvailableReviewer(11, ['fr'])];
        self::assertSame(['en'], BalancedAssignment::unreadLanguages($applications, $reviewers));
        self::assertSame(['en', 'fr'], BalancedAssignment::unreadLanguages($applications, []));
        $spread = BalancedAssignment::of($applications, $reviewers, 1, '');
        self::assertSame([[1 => [11], 2 => []], [2 => 1]], [$spread->reviewers, $spread->missing]);
    }

    public function testRedistributionMovesOnlyWhatWasNotBegun(): void
    {
        // 11 has all four, and has begun the first two. 12 is new.
        $applications = [
            new AssignableApplication(1, 'fr', fixed: [11]),
            new AssignableApplication(2, 'fr', fixed: [11]),
            new AssignableApplication(3, 'fr', movable: [11]),
            new AssignableApplication(4, 'fr', movable: [11]),
        ];
        $spread = BalancedAssignment::of($applications, [new AvailableReviewer(11, ['fr']), new AvailableReviewer(12, ['fr'])], 1, 'x');
        self::assertSame([[1 => [], 2 => [], 3 => [12], 4 => [12]], [11 => 2, 12 => 2]], [$spread->reviewers, $spread->loads]);

        // Nobody new: everything stays where it is.
        $same = BalancedAssignment::of($applications, [new AvailableReviewer(11, ['fr'])], 1, 'x');
        self::assertSame([3 => [11], 4 => [11]], array_filter($same->reviewers));
    }

    public function testAConflictThatWasFoundLaterIsNotAssignedAgain(): void
    {
        $spread = BalancedAssignment::of([new AssignableApplication(1, 'fr', conflicted: [11], movable: [11])], [new AvailableReviewer(11, ['fr'])], 1, 'x');
        self::assertSame([[1 => []], [1 => 1]], [$spread->reviewers, $spread->missing]);
    }

    public function testManyApplicationsAreSpreadQuickly(): void
    {
        $reviewers = array_map(static fn (int $id): AvailableReviewer => new AvailableReviewer($id, $id % 3 === 0 ? ['fr', 'en'] : [$id % 3 === 1 ? 'fr' : 'en']), range(1, 30));
        $applications = array_map(
            static fn (int $id): AssignableApplication => new AssignableApplication($id, $id % 2 === 0 ? 'en' : 'fr', conflicted: [$id % 30 + 1]),
            range(1, 5000),
        );
        self::assertLessThanOrEqual(1, BalancedAssignment::of($applications, $reviewers, 3, 'many')->difference());
    }

    /** @return array{list<AssignableApplication>, list<AvailableReviewer>} */
    private static function round(Randomizer $random): array
    {
        $reviewers = [];
        for ($id = 1, $count = $random->getInt(2, 9); $id <= $count; $id++) {
            $languages = [['fr'], ['en'], ['fr', 'en'], ['fr', 'en'], ['fr', 'en'], ['fr', 'en']][$random->getInt(0, 5)];
            $countries = $random->getInt(0, 9) === 0 ? array_map(static fn (int $key): string => self::COUNTRIES[$key], $random->pickArrayKeys(self::COUNTRIES, 2)) : [];
            $reviewers[] = new AvailableReviewer($id, $languages, $countries);
        }
        $applications = [];
        for ($id = 1, $count = $random->getInt(1, 40); $id <= $count; $id++) {
            $people = $random->shuffleArray(array_map(static fn (AvailableReviewer $each): int => $each->userId, $reviewers));
            $conflicted = array_slice($people, 0, $random->getInt(0, 2));
            $others = array_values(array_diff($people, $conflicted));
            $fixed = $random->getInt(0, 5) === 0 ? array_slice($others, 0, 1) : [];
            $movable = array_slice(array_values(array_diff($others, $fixed)), 0, $random->getInt(0, 1));
            $applications[] = new AssignableApplication(
                $id,
                ['fr', 'fr', 'en'][$random->getInt(0, 2)],
                self::COUNTRIES[$random->getInt(0, 3)],
                '',
                $conflicted,
                $fixed,
                $movable,
            );
        }

        return [$applications, $reviewers];
    }

    /**
     * @param list<AvailableReviewer> $reviewers
     * @return list<string>
     */
    private static function problems(AssignableApplication $application, array $reviewers, int $each, Spread $spread): array
    {
        $given = $spread->reviewers[$application->id];
        $wanted = max(0, $each - count($application->fixed));
        $fitting = self::fitting($application, $reviewers);

        return array_keys(array_filter([
            'conflict' => array_intersect($given, $application->conflicted) !== [],
            'twice' => count(array_unique([...$given, ...$application->fixed])) !== count($given) + count($application->fixed),
            'not fitting' => array_diff($given, $fitting) !== [],
            'number' => count($given) !== min($wanted, count($fitting)),
            'missing' => ($spread->missing[$application->id] ?? 0) !== $wanted - count($given),
        ]));
    }

    /**
     * @param list<AvailableReviewer> $reviewers
     * @return list<int>
     */
    private static function fitting(AssignableApplication $application, array $reviewers): array
    {
        $fitting = array_filter(
            $reviewers,
            static fn (AvailableReviewer $each): bool => $each->fits($application) && !in_array($each->userId, [...$application->conflicted, ...$application->fixed], true),
        );

        return array_values(array_map(static fn (AvailableReviewer $each): int => $each->userId, $fitting));
    }

    /**
     * Another way to find out whether loads can differ by at most 1: two flows. One fills all applications while nobody has more than
     * the average rounded up, the other gives everybody the average rounded down. Where both exist, one assignment does both.
     *
     * @param list<AssignableApplication> $applications
     * @param list<AvailableReviewer> $reviewers
     */
    private static function canBeEven(array $applications, array $reviewers, Spread $spread): bool
    {
        $total = array_sum($spread->loads);
        $low = intdiv($total, count($reviewers));
        $fixed = array_fill_keys(array_keys($spread->loads), 0);
        $demands = $edges = [];
        foreach ($applications as $application) {
            foreach ($application->fixed as $userId) {
                $fixed[$userId]++;
            }
            $demands[$application->id] = count($spread->reviewers[$application->id]);
            $edges[$application->id] = self::fitting($application, $reviewers);
        }
        $high = $total % count($reviewers) === 0 ? $low : $low + 1;
        if (max(0, ...$fixed) > $high) {
            return false;
        }
        $most = self::flow($demands, $edges, array_map(static fn (int $load): int => $high - $load, $fixed));
        $lowest = array_map(static fn (int $load): int => max(0, $low - $load), $fixed);

        return $most === array_sum($demands) && self::flow($demands, $edges, $lowest) === array_sum($lowest);
    }

    /**
     * @param array<int, int> $demands
     * @param array<int, list<int>> $edges
     * @param array<int, int> $capacities
     */
    private static function flow(array $demands, array $edges, array $capacities): int
    {
        /** @var array<int, list<int>> $taken */
        $taken = array_fill_keys(array_keys($capacities), []);
        $flow = 0;
        foreach ($demands as $application => $demand) {
            for ($unit = 0; $unit < $demand; $unit++) {
                $seen = [];
                $flow += self::augment($application, $edges, $capacities, $taken, $seen) ? 1 : 0;
            }
        }

        return $flow;
    }

    /**
     * @param array<int, list<int>> $edges
     * @param array<int, int> $capacities
     * @param array<int, list<int>> $taken
     * @param array<int, true> $seen
     */
    private static function augment(int $application, array $edges, array $capacities, array &$taken, array &$seen): bool
    {
        foreach ($edges[$application] as $reviewer) {
            if (isset($seen[$reviewer]) || in_array($application, $taken[$reviewer], true)) {
                continue;
            }
            $seen[$reviewer] = true;
            if (count($taken[$reviewer]) < $capacities[$reviewer]) {
                $taken[$reviewer][] = $application;
                return true;
            }
            foreach ($taken[$reviewer] as $other) {
                if (self::augment($other, $edges, $capacities, $taken, $seen)) {
                    $taken[$reviewer] = [...array_values(array_diff($taken[$reviewer], [$other])), $application];
                    return true;
                }
            }
        }

        return false;
    }
}

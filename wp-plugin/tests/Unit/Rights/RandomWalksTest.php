<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Tests\RandomWalk;
use Passerelle\Tests\Unit\Rights\Walks\Model;
use PHPUnit\Framework\TestCase;
use Random\Randomizer;

/** Walks through the table of transitions, by anybody in any order: what must never be reached is not reached. */
final class RandomWalksTest extends TestCase
{
    private const WALKS = 10_000;
    private const STEPS = 60;
    /** Steps of calls. */
    private const OTHER_TYPES = ['ready', 'unready', 'extend', 'close_early'];

    public function testNothingIsPublicWithoutADecisionAndOwnersUndoNothing(): void
    {
        $reached = [];
        $problems = [];
        for ($seed = 1; $seed <= self::WALKS && $problems === []; $seed++) {
            $run = static function (array $tries) use (&$reached): ?string {
                $model = new Model();
                foreach ($tries as [$person, $language, $way, $chosen]) {
                    $problem = $model->try($person, $language, $way, $chosen);
                    if ($problem !== null) {
                        return $problem;
                    }
                }
                $reached += $model->reached;

                return null;
            };
            $describe = static fn (array $try): string => "{$try[0]} {$try[2]} {$try[1]}";
            $problem = RandomWalk::report($seed, RandomWalk::of($seed, self::STEPS, self::draw(...)), $run, $describe);
            $problems = $problem === '' ? [] : [$problem];
        }

        self::assertSame([], $problems);
        $statuses = array_diff(array_column(Status::cases(), 'value'), [Status::AutoDraft->value]);
        $steps = array_diff(array_column(Transition::cases(), 'value'), self::OTHER_TYPES);
        self::assertSame([], array_values(array_diff([...$statuses, ...$steps, ...Model::WAYS], array_keys($reached))), 'Every status and every step is reached.');
    }

    public function testAFailingWalkIsShortened(): void
    {
        $run = static fn (array $tries): ?string => in_array(3, $tries, true) && in_array(8, $tries, true) ? 'three before eight' : null;

        self::assertSame([[3, 8], 'three before eight'], RandomWalk::shortest(range(1, 10), $run));
        self::assertNull(RandomWalk::shortest([1, 2, 3], $run));
        self::assertSame('seed 5: three before eight, after n3 > n8', RandomWalk::report(5, range(1, 10), $run, static fn (int $try): string => "n{$try}"));
        self::assertEquals(RandomWalk::of(7, 5, self::draw(...)), RandomWalk::of(7, 5, self::draw(...)));
    }

    /** @return array{string, int, string, Status} who, which language, what, and the status that they choose */
    private static function draw(Randomizer $random): array
    {
        $ways = [...array_column(Transition::cases(), 'value'), ...Model::WAYS];
        $statuses = Status::cases();

        return [
            Model::PEOPLE[$random->getInt(0, count(Model::PEOPLE) - 1)],
            $random->getInt(0, 1),
            $ways[$random->getInt(0, count($ways) - 1)],
            $statuses[$random->getInt(0, count($statuses) - 1)],
        ];
    }
}

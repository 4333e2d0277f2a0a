<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\DecidableApplications;
use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;
use Passerelle\Applications\Decisions\Places\Plan\PlaceStore;
use Passerelle\Applications\Decisions\Preparing\WaitingList;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Ranking\CountedScores;
use Passerelle\Applications\Review\Ranking\RankedApplication;
use Passerelle\Applications\Review\Ranking\Ranking;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Content\Record;

/**
 * Proposes who fills the places of a stage, from what was sent, scored and published: what is prepared changes nothing of it. The number of
 * statements depends on nothing.
 */
final readonly class StagePlacement
{
    public function __construct(
        private PlaceStore $places,
        private PlanStore $plans,
        private CountedScores $counted,
        private DecidableApplications $applications,
        private PlaceFacts $facts,
        private WaitingList $list,
    ) {
    }

    public function of(Record $call, Stage $stage): PlacedStage
    {
        $plan = $this->places->find($stage)->plan;
        if ($plan->isEmpty()) {
            return new PlacedStage();
        }
        $stored = $this->plans->find($stage);
        $ranking = new Ranking($stored->plan, $stored->plan->weights(), $stored->drawSeed);
        $scored = $this->counted->of($call, $stage);
        $ranked = array_column($ranking->of($scored->byApplication(), $scored->numbers()), null, 'id');
        $applications = $this->applications->all($stage);
        $facts = $this->facts->of($stage, $plan, array_keys($applications));
        $queue = array_keys($this->list->published($stage));
        $filled = (new FillPlaces($plan))->of(self::candidates($applications, $facts, $ranked, $queue));

        return new PlacedStage($plan, self::categories($plan, $facts), $filled, self::ties($applications, $ranking, $ranked, $filled));
    }

    /**
     * @param array<int, DecidableApplication> $applications by submission
     * @param array<int, array{string, list<string>}> $facts by submission
     * @param array<int, RankedApplication> $ranked by application
     * @param list<int> $queue submissions on the waiting list
     * @return list<Candidate>
     */
    private static function candidates(array $applications, array $facts, array $ranked, array $queue): array
    {
        $order = array_flip(array_keys($ranked));
        $queue = array_flip($queue);
        $candidates = [];
        foreach ($applications as $submissionId => $application) {
            $standing = match ($application->state) {
                SubmissionState::Selected, SubmissionState::Confirmed, SubmissionState::Advanced => Standing::Placed,
                SubmissionState::WaitingList => Standing::Waits,
                SubmissionState::Eligible, SubmissionState::Shortlisted => Standing::Ranked,
                default => null,
            };
            if ($standing !== null) {
                [$category, $own] = $facts[$submissionId];
                $position = $standing === Standing::Waits ? $queue[$submissionId] ?? PHP_INT_MAX : $order[$application->id] ?? PHP_INT_MAX;
                $candidates[] = [$position, new Candidate($submissionId, $category, ($ranked[$application->id] ?? null)?->total, $own, $standing)];
            }
        }
        usort($candidates, static fn (array $one, array $other): int => [$one[0], $one[1]->id] <=> [$other[0], $other[1]->id]);

        return array_column($candidates, 1);
    }

    /**
     * @param array<int, array{string, list<string>}> $facts by submission
     * @return array<int, string> by submission
     */
    private static function categories(PlacePlan $plan, array $facts): array
    {
        $known = array_filter($facts, static fn (array $each): bool => $each[0] !== '' && $plan->category($each[0]) !== null);

        return array_map(static fn (array $each): string => $each[0], $known);
    }

    /**
     * @param array<int, DecidableApplication> $applications by submission
     * @param array<int, RankedApplication> $ranked by application
     * @param list<FilledCategory> $filled
     * @return list<Tie> by submission
     */
    private static function ties(array $applications, Ranking $ranking, array $ranked, array $filled): array
    {
        $ties = [];
        foreach (array_merge(...array_map(static fn (FilledCategory $each): array => $each->edges, $filled)) as [$last, $left]) {
            [$one, $other] = [$ranked[$applications[$last]->id] ?? null, $ranked[$applications[$left]->id] ?? null];
            $tieBreaker = $one === null || $other === null ? null : $ranking->tieBreaker($one, $other);
            if ($tieBreaker !== null) {
                $ties[] = new Tie($last, $left, $tieBreaker);
            }
        }

        return $ties;
    }
}

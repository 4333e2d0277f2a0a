<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Ranking\CountedScores;
use Passerelle\Applications\Review\Ranking\RankedApplication;
use Passerelle\Applications\Review\Ranking\Ranking;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;

/** The rank of an application among those of its stage, as the scores say now. */
final readonly class StageRanking
{
    public function __construct(private PlanStore $plans, private CountedScores $counted)
    {
    }

    /** @return array{int|null, int} rank, null where it has none, and number of applications that are ranked */
    public function of(Record $call, Submission $submission): array
    {
        $stored = $this->plans->find($submission->stage);
        $scored = $this->counted->of($call, $stored->stage);
        $ranked = array_filter(
            (new Ranking($stored->plan, $stored->plan->weights(), $stored->drawSeed))->of($scored->byApplication(), $scored->numbers()),
            static fn (RankedApplication $each): bool => $each->rank !== null,
        );
        $ranks = array_column($ranked, 'rank', 'id');

        return [$ranks[$submission->application->id] ?? null, count($ranked)];
    }
}

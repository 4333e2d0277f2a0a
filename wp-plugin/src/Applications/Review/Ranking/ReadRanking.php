<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Ranking;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ListedApplicants;
use Passerelle\Applications\Review\Assignment\ReadRound;
use Passerelle\Applications\Review\Plan\Criterion;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Plan\StoredPlan;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** The order of a stage for those who run the call. A manager who reviews sees none of it before having given all their own final scores. */
final readonly class ReadRanking
{
    /** Parts of 1 in which averages are shown. */
    private const PARTS = 10000;

    public function __construct(
        private HandlerRights $rights,
        private PlanStore $plans,
        private CountedScores $counted,
        private ReadRound $rounds,
        private ListedApplicants $applicants,
        #[Limit('review', 'weight')] private int $maxWeight,
    ) {
    }

    /**
     * @param array<string, int>|null $weights by criterion, in the place of those of the plan, without saving them
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others · invalid_fields
     */
    public function data(Viewer $viewer, int $callId, ?int $stage, ?array $weights): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stored = $this->plans->find($this->rights->stage($call, $stage));
        $used = $this->weights($stored, $weights);
        $scored = $this->counted->of($call, $stored->stage);
        $isHidden = $scored->isAwaited($viewer->id);

        return [
            'callId' => $call->id,
            'callTitle' => $call->title,
            'isDrawn' => $stored->drawSeed !== '',
            'isHidden' => $isHidden,
            'plan' => $stored->document,
            'rows' => $isHidden ? [] : $this->rows($viewer, $stored, $used, $scored),
            'seed' => $stored->drawSeed === '' ? null : $stored->drawSeed,
            'weights' => array_map(static fn (string $id, int $weight): array => ['criterionId' => $id, 'weight' => $weight], array_keys($used), $used),
        ];
    }

    /**
     * @param array<string, int> $weights
     * @return list<array<string, mixed>>
     */
    private function rows(Viewer $viewer, StoredPlan $stored, array $weights, ScoredStage $scored): array
    {
        $submissions = array_flip(array_map(static fn (ReviewedApplication $each): int => $each->id, $this->rounds->withoutOwn($viewer, $scored->applications)));
        $numbers = $scored->numbers();
        $applicants = $this->applicants->of(array_values($submissions));
        $ranked = (new Ranking($stored->plan, $weights, $stored->drawSeed))->of($scored->byApplication(), $numbers);

        return array_values(array_map(static fn (RankedApplication $each): array => [
            ...self::row($each, $numbers[$each->id]),
            'applicant' => $applicants[$submissions[$each->id]]->name ?? '',
            'open' => $scored->open($submissions[$each->id]),
            'uncounted' => $scored->uncounted[$submissions[$each->id]] ?? 0,
        ], array_filter($ranked, static fn (RankedApplication $each): bool => isset($submissions[$each->id]))));
    }

    /** @return array<string, mixed> */
    private static function row(RankedApplication $ranked, string $number): array
    {
        return [
            'averages' => array_map(
                static fn (string $id, Fraction $average): array => ['average' => $average->rounded(self::PARTS), 'criterionId' => $id],
                array_keys($ranked->averages),
                $ranked->averages,
            ),
            'id' => $ranked->id,
            'number' => $number,
            'rank' => $ranked->rank,
            'scores' => $ranked->scores,
            'tieBreaker' => $ranked->tieBreaker,
            'total' => $ranked->total?->rounded(self::PARTS),
        ];
    }

    /**
     * @param array<string, int>|null $asked
     * @return array<string, int>
     * @throws DomainError invalid_fields
     */
    private function weights(StoredPlan $stored, ?array $asked): array
    {
        $weights = [];
        foreach ($stored->plan->criteria as $criterion) {
            $weights[$criterion->id] = $asked[$criterion->id] ?? $criterion->weight;
        }
        $unknown = array_diff(array_keys($asked ?? []), array_map(static fn (Criterion $each): string => $each->id, $stored->plan->criteria));
        $outside = array_filter($weights, fn (int $weight): bool => $weight < 0 || $weight > $this->maxWeight);
        $problems = [
            ...array_map(static fn (string $id): FieldError => new FieldError("weights.{$id}", 'invalid_choice'), array_values($unknown)),
            ...array_map(fn (string $id): FieldError => new FieldError("weights.{$id}", 'invalid_value', ['min' => 0, 'max' => $this->maxWeight]), array_keys($outside)),
        ];

        return $problems === [] ? $weights : throw DomainError::invalid($problems);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

/** How the applications of a stage are reviewed. */
final readonly class ReviewPlan
{
    /** Version of the format of the document. */
    public const FORMAT = 1;

    /**
     * @param bool $isBlind whether reviewers see no identities
     * @param bool $managersReview whether those who run the call may review, too
     * @param list<Criterion> $criteria
     * @param list<string> $tieBreakers ids of criteria, the first one first
     */
    public function __construct(public bool $isBlind, public bool $managersReview, public array $criteria, public array $tieBreakers)
    {
    }

    public static function none(): self
    {
        return new self(false, false, [], []);
    }

    public function find(string $id): ?Criterion
    {
        foreach ($this->criteria as $criterion) {
            if ($criterion->id === $id) {
                return $criterion;
            }
        }

        return null;
    }

    /** @return array<string, int> by criterion */
    public function weights(): array
    {
        $weights = [];
        foreach ($this->criteria as $criterion) {
            $weights[$criterion->id] = $criterion->weight;
        }

        return $weights;
    }

    public function isReady(): bool
    {
        return $this->criteria !== [];
    }
}

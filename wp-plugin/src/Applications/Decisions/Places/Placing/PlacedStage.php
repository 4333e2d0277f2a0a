<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;

/** What is proposed for the places of a stage. */
final readonly class PlacedStage
{
    /**
     * @param array<int, string> $categories by submission; those without one are missing
     * @param list<FilledCategory> $filled by submission, in the order of the plan
     * @param list<Tie> $ties in which a place depends on more than totals
     */
    public function __construct(public PlacePlan $plan = new PlacePlan(), private array $categories = [], public array $filled = [], public array $ties = [])
    {
    }

    public function category(int $submissionId): string
    {
        return $this->categories[$submissionId] ?? '';
    }

    public function basis(int $submissionId): ?Basis
    {
        foreach ($this->filled as $category) {
            if (isset($category->proposed[$submissionId])) {
                return $category->proposed[$submissionId];
            }
        }

        return null;
    }

    /** Whether a person who decides this says why: a shortlist fills no place, and none is planned without categories. */
    public function deviates(DecisionKind $kind, int $submissionId): bool
    {
        return !$this->plan->isEmpty() && $kind !== DecisionKind::Shortlisted && $kind->takesPlace() !== ($this->basis($submissionId) !== null);
    }

    /** Whether a prepared decision is one that could be prepared now. */
    public function fits(Decision $decision): bool
    {
        return $decision->category === $this->category($decision->submissionId)
            && ($decision->deviation !== '' || !$this->deviates($decision->kind, $decision->submissionId));
    }
}

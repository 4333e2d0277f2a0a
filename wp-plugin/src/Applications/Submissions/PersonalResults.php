<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\Completions\CompletionStore;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\EligibilityCheck\EligibilityDecisions;
use Passerelle\Applications\PublicResults\PublicResults;
use Passerelle\Applications\PublicResults\PublicResultStore;

/** What was asked and decided after an application was sent, as data about the person who applies. */
final readonly class PersonalResults
{
    public function __construct(
        private CompletionStore $completions,
        private EligibilityDecisions $eligibility,
        private DecisionStore $decisions,
        private DecisionReviewStore $reviews,
        private PublicResultStore $results,
        private PublicResults $pages,
    ) {
    }

    /** @return array<string, mixed> without values for a structure: they are not about the person */
    public function of(Submission $submission): array
    {
        if ($submission->application->isOfStructure()) {
            return array_fill_keys(['completions', 'eligibility', 'decisions', 'review', 'publicResult'], null);
        }

        return [
            'completions' => $this->completions->rowsOf($submission->id),
            'eligibility' => $this->eligibility->rowOf($submission->id),
            'decisions' => $this->decisions->rowsOf($submission->id),
            'review' => $this->reviews->rowOf($submission->application->id),
            'publicResult' => $this->results->rowOf($submission->id),
        ];
    }

    /** @param list<int> $applicationIds that are about to be emptied: pages of calls show them no longer */
    public function leavePages(array $applicationIds): void
    {
        $this->pages->change($applicationIds);
    }
}

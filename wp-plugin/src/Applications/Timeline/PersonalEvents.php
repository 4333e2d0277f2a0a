<?php

declare(strict_types=1);

namespace Passerelle\Applications\Timeline;

use Passerelle\Applications\Completions\CompletionStore;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\EligibilityCheck\EligibilityDecisions;
use Passerelle\Applications\PublicResults\PublicResultStore;

/** What a person did with applications, as data about that person. */
final readonly class PersonalEvents
{
    public function __construct(
        private Timeline $timeline,
        private CompletionStore $completions,
        private EligibilityDecisions $eligibility,
        private DecisionStore $decisions,
        private DecisionReviewStore $reviews,
        private PublicResultStore $results,
    ) {
    }

    /** @return iterable<array<string, string|null>> the oldest first */
    public function of(int $userId): iterable
    {
        foreach ($this->timeline->rowsOf($userId) as $row) {
            $data = json_decode((string) $row['data'], true);
            yield [
                'number' => $row['number'],
                'kind' => $row['kind'],
                'at' => $row['at'],
                'text' => is_array($data) && is_string($data['text'] ?? null) ? $data['text'] : null,
            ];
        }
    }

    /** What was decided and asked stays the application’s, without the person. */
    public function erase(int $userId): void
    {
        $this->timeline->disown($userId);
        $this->completions->disown($userId);
        $this->eligibility->disown($userId);
        $this->decisions->disown($userId);
        $this->reviews->disown($userId);
        $this->results->disown($userId);
    }
}

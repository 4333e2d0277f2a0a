<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Places\Plan\PlaceQuestions;
use Passerelle\Applications\Decisions\Places\Plan\PlaceStore;
use Passerelle\Applications\Stage;
use Passerelle\GraphQL\Times;

/** The published decision on each application, and what became of a review of it. What is prepared is in no export. */
final readonly class ExportedDecisions
{
    public function __construct(
        private DecisionStore $decisions,
        private DecisionReviewStore $reviews,
        private PlaceStore $places,
        private PlaceQuestions $questions,
    ) {
    }

    /** Whether the places of the stage are planned: else exports have no categories. */
    public function hasPlaces(Stage $stage): bool
    {
        return !$this->places->find($stage)->plan->isEmpty();
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, array{decision: array<string, mixed>|null, review: array<string, mixed>|null}> by submission
     */
    public function of(Stage $stage, array $submissionIds): array
    {
        $decisions = $this->decisions->published($submissionIds);
        $reviews = [];
        foreach ($this->reviews->ofStage($stage) as $review) {
            $reviews[$review->submissionId] = $review;
        }
        $question = $this->places->find($stage)->plan->question;
        $names = $question === '' ? [] : $this->questions->of($stage)[$question]['choices'] ?? [];
        $found = [];
        foreach ($submissionIds as $id) {
            $decision = $decisions[$id] ?? null;
            $found[$id] = [
                'decision' => $decision === null ? null : self::decision($decision, $names[$decision->category] ?? []),
                'review' => isset($reviews[$id]) ? self::review($reviews[$id]) : null,
            ];
        }

        return $found;
    }

    /**
     * @param array<string, string> $category names by language
     * @return array<string, mixed>
     */
    private static function decision(Decision $decision, array $category): array
    {
        return [
            'kind' => $decision->kind->value,
            'publishedAt' => $decision->publishedAt === null ? null : Times::text($decision->publishedAt),
            'place' => $decision->place === 0 ? null : $decision->place,
            'category' => $decision->category,
            'categoryNames' => (object) $category,
            'amount' => $decision->amount,
            'currency' => $decision->currency,
            'answer' => $decision->answer?->value,
            'answeredAt' => $decision->answeredAt === null ? null : Times::text($decision->answeredAt),
            'deviation' => $decision->deviation,
        ];
    }

    /** @return array<string, mixed> */
    private static function review(DecisionReview $review): array
    {
        return [
            'state' => $review->state->value,
            'askedAt' => Times::text($review->askedAt),
            'answeredAt' => $review->answeredAt === null ? null : Times::text($review->answeredAt),
        ];
    }
}

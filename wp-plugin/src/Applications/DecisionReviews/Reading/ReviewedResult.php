<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Reading;

use DateTimeImmutable;
use Passerelle\Applications\DecisionReviews\Answering\StageRanking;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\Decisions\AwaitedReviews;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\EligibilityCheck\EligibilityDecisions;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Rights\Viewer;

/** The result that a review is about: the decision with its letters and the rank, or why the application was ineligible. */
final readonly class ReviewedResult
{
    public function __construct(
        private DecisionStore $decisions,
        private EligibilityDecisions $eligibility,
        private StageRanking $ranking,
        private AwaitedReviews $awaited,
    ) {
    }

    /** @return array<string, mixed> rank and letters depend on scores of others: nothing of them for a manager who still has to give scores */
    public function data(Viewer $viewer, Submission $submission, DecisionReview $review, Record $call): array
    {
        $decision = $this->decisions->findMany([$review->decisionId])[$review->decisionId] ?? null;
        $checked = $review->isAboutEligibility() ? $this->eligibility->of([$submission->id])[$submission->id] ?? null : null;
        $isHidden = $this->awaited->areOpen($viewer, $submission->stage);
        [$rank, $ranked] = $isHidden || $decision === null ? [null, 0] : $this->ranking->of($call, $submission);

        return [
            'amount' => self::textOrNull($decision?->amount),
            'at' => self::instant($decision, $checked?->decidedAt),
            'criterion' => self::textOrNull($checked?->quoted),
            'currency' => self::textOrNull($decision?->currency),
            'isHidden' => $isHidden,
            'kind' => $decision?->kind->value,
            'letters' => $isHidden || $decision === null ? [] : $this->letters($decision),
            'place' => $decision === null || $decision->place === 0 ? null : $decision->place,
            'rank' => $rank,
            'ranked' => $ranked,
            'reason' => $checked?->reason?->value,
            'revocation' => self::textOrNull($decision?->reason),
            'text' => self::textOrNull($checked?->text),
        ];
    }

    /** @return list<array<string, string>> */
    private function letters(Decision $decision): array
    {
        $letters = $this->decisions->lettersOf([$decision->id])[$decision->id] ?? [];

        return array_map(static fn (string $language, Letter $letter): array => [
            'body' => $letter->body,
            'language' => $language,
            'subject' => $letter->subject,
        ], array_keys($letters), array_values($letters));
    }

    private static function instant(?Decision $decision, ?DateTimeImmutable $checkedAt): ?string
    {
        $at = $decision === null ? $checkedAt : $decision->publishedAt;

        return $at === null ? null : Times::text($at);
    }

    private static function textOrNull(?string $text): ?string
    {
        return $text === null || $text === '' ? null : $text;
    }
}

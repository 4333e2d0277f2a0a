<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use Passerelle\Applications\Handling\Listing\ListedApplicant;
use Passerelle\Applications\Handling\Listing\ListedApplicants;
use Passerelle\Applications\Review\AssignedReview;
use Passerelle\Applications\Review\Plan\Criterion;
use Passerelle\Applications\Review\Ranking\CountedScores;
use Passerelle\Applications\Review\ReviewerAccess;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Review\Scoring\Score;
use Passerelle\Applications\Review\Scoring\ScoreStore;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Applications for those who review them. Nothing here depends on what others have scored before the person has given their own final score. */
final readonly class ReadReview
{
    public function __construct(
        private ReviewerAccess $access,
        private ScoreStore $scores,
        private CountedScores $counted,
        private SentApplication $sent,
        private ListedApplicants $applicants,
        private Clock $clock,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    public function data(Viewer $viewer, int $assignmentId): array
    {
        $review = $this->access->find($viewer, $assignmentId);
        $score = $this->scores->find($assignmentId);

        return [
            ...$this->row($review, $score, $this->names([$review])),
            ...$this->sent->data($review->application, $review->stored->plan->isBlind),
            'isBlind' => $review->stored->plan->isBlind,
            'others' => $score->isFinal() ? $this->others($review) : [],
            'plan' => $review->stored->document,
            'score' => self::score($score),
        ];
    }

    /** @return list<array<string, mixed>> what the person reviews */
    public function list(Viewer $viewer): array
    {
        $reviews = $this->access->all($viewer);
        $scores = $this->scores->findMany(array_map(static fn (AssignedReview $each): int => $each->assignment->id, $reviews));

        $names = $this->names($reviews);

        return array_map(fn (AssignedReview $each): array => $this->row($each, $scores[$each->assignment->id] ?? Score::none($each->assignment->id), $names), $reviews);
    }

    /**
     * @param list<AssignedReview> $reviews
     * @return array<int, string> who applies, by submission; without those of blind reviews
     */
    private function names(array $reviews): array
    {
        $open = array_filter($reviews, static fn (AssignedReview $each): bool => !$each->stored->plan->isBlind);
        $applicants = $this->applicants->of(array_values(array_map(static fn (AssignedReview $each): int => $each->application->submissionId, $open)));

        return array_map(static fn (ListedApplicant $each): string => $each->name, $applicants);
    }

    /**
     * @param array<int, string> $names of applicants, by submission
     * @return array<string, mixed>
     */
    private function row(AssignedReview $review, Score $score, array $names): array
    {
        $assignment = $review->assignment;

        return [
            'applicant' => $names[$review->application->submissionId] ?? null,
            'actions' => array_column(ReviewAction::in($assignment->state), 'value'),
            'answerBy' => $assignment->answerBy === null ? null : Times::text($assignment->answerBy),
            'callId' => $review->call->id,
            'callTitle' => $review->call->title,
            'criteria' => count($review->stored->plan->criteria),
            'id' => $assignment->id,
            'isChanged' => $score->isFinal() && $score->snapshot !== $review->application->sentNumber,
            'isOverdue' => $assignment->isOverdue($this->clock->now()),
            'number' => $review->application->number,
            'scoreBy' => $assignment->scoreBy === null ? null : Times::text($assignment->scoreBy),
            'scored' => count(array_filter($review->stored->plan->criteria, static fn (Criterion $each): bool => isset($score->points[$each->id]))),
            'state' => $assignment->state->value,
        ];
    }

    /** @return list<array<string, mixed>> final scores of others that count, without their names */
    private function others(AssignedReview $review): array
    {
        $own = $review->assignment->id;
        $others = array_filter($this->counted->ofApplication($review->call, $review->application), static fn (Score $each): bool => $each->assignmentId !== $own);

        return array_values(array_map(self::score(...), $others));
    }

    /** @return array<string, mixed> */
    private static function score(Score $score): array
    {
        $ids = array_keys($score->points + $score->comments);

        return [
            'comment' => $score->comment,
            'finalAt' => $score->finalAt === null ? null : Times::text($score->finalAt),
            'points' => array_map(static fn (int|string $id): array => [
                'comment' => $score->comments[$id] ?? '',
                'criterionId' => (string) $id,
                'points' => $score->points[$id] ?? null,
            ], $ids),
            'savedAt' => $score->savedAt === null ? null : Times::text($score->savedAt),
            'snapshot' => $score->snapshot,
            'version' => $score->version,
        ];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Scoring;

use Passerelle\Applications\Forms\Judging\AnswerText;
use Passerelle\Applications\Review\Plan\ReviewPlan;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\FieldError;

/** What keeps a score from being saved, as a draft or finally. */
final readonly class ScoreRules
{
    public function __construct(#[Limit('review', 'comment')] private int $max)
    {
    }

    /** @return list<FieldError> */
    public function problems(ReviewPlan $plan, ScoreRequest $request): array
    {
        $problems = [];
        foreach (array_keys($request->points + $request->comments) as $id) {
            $problems = $plan->find((string) $id) === null ? [...$problems, new FieldError("points.{$id}", 'invalid_choice')] : $problems;
        }
        foreach ($plan->criteria as $criterion) {
            $points = $request->points[$criterion->id] ?? null;
            $comment = $request->comments[$criterion->id] ?? '';
            if ($points !== null && !$criterion->scale->has($points)) {
                $problems[] = new FieldError("points.{$criterion->id}", 'invalid_value');
            } elseif ($points === null && $request->isFinal) {
                $problems[] = new FieldError("points.{$criterion->id}", 'required');
            }
            if ($request->isFinal && $criterion->isCommentRequired && AnswerText::isBlank($comment)) {
                $problems[] = new FieldError("comments.{$criterion->id}", 'comment_required');
            }
            $problems = [...$problems, ...$this->tooLong($comment, "comments.{$criterion->id}")];
        }

        return [...$problems, ...$this->tooLong($request->comment, 'comment')];
    }

    /** @return list<FieldError> */
    private function tooLong(string $text, string $path): array
    {
        return mb_strlen($text, 'UTF-8') > $this->max ? [new FieldError($path, 'too_long', ['max' => $this->max])] : [];
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Plan\ReviewPlan;
use Passerelle\Applications\Review\Ranking\CountedScores;
use Passerelle\Applications\Review\Scoring\Score;
use Passerelle\Applications\Stage;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;

/** What reviewers have commented, for applicants: of final scores that count, by criterion, without names and in an order that says nothing about them. */
final readonly class ReviewFeedback
{
    public function __construct(private PlanStore $plans, private CountedScores $counted)
    {
    }

    /** @return array<int, array<string, string>> by submission and language of the criteria; comments stay as they were written */
    public function of(Record $call, Stage $stage): array
    {
        $plan = $this->plans->find($stage)->plan;
        $scored = $this->counted->of($call, $stage);
        $byApplication = $scored->byApplication();
        $feedback = [];
        foreach ($scored->applications as $submissionId => $application) {
            foreach (Lang::cases() as $language) {
                $feedback[$submissionId][$language->value] = self::text($plan, $byApplication[$application->id] ?? [], $language);
            }
        }

        return $feedback;
    }

    /** @param list<Score> $scores */
    private static function text(ReviewPlan $plan, array $scores, Lang $language): string
    {
        $parts = [];
        foreach ($plan->criteria as $criterion) {
            $labels = $criterion->wording->label;
            // A criterion may have a label in one language only.
            $label = $labels->in($language) !== '' ? $labels->in($language) : array_values($labels->byLanguage)[0] ?? '';
            $parts[] = self::part($label, array_map(static fn (Score $score): string => $score->comments[$criterion->id] ?? '', $scores));
        }
        $parts[] = self::part('', array_map(static fn (Score $score): string => $score->comment, $scores));

        return implode("\n\n", array_filter($parts, static fn (string $part): bool => $part !== ''));
    }

    /** @param list<string> $comments */
    private static function part(string $heading, array $comments): string
    {
        $comments = array_filter(array_map(trim(...), $comments), static fn (string $comment): bool => $comment !== '');
        sort($comments, SORT_STRING);
        $lines = array_map(static fn (string $comment): string => "– {$comment}", $comments);

        return $lines === [] ? '' : implode("\n", [...$heading === '' ? [] : [$heading], ...$lines]);
    }
}

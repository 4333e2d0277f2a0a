<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Ranking;

use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Review\Scoring\Score;

/** The scores of a stage, and what is missing of them. */
final readonly class ScoredStage
{
    /**
     * @param array<int, ReviewedApplication> $applications by submission
     * @param array<int, list<Assignment>> $assignments by submission
     * @param array<int, list<Score>> $scores final ones that count, by submission
     * @param array<int, int> $uncounted number of reviews that ended by a recusal or a conflict, by submission
     */
    public function __construct(public array $applications, private array $assignments, private array $scores, public array $uncounted)
    {
    }

    /** @return array<int, list<Score>> */
    public function byApplication(): array
    {
        $scores = [];
        foreach ($this->applications as $submissionId => $application) {
            $scores[$application->id] = $this->scores[$submissionId] ?? [];
        }

        return $scores;
    }

    /** @return array<int, string> by application */
    public function numbers(): array
    {
        $numbers = [];
        foreach ($this->applications as $application) {
            $numbers[$application->id] = $application->number;
        }

        return $numbers;
    }

    /** @return int reviews that are not given yet */
    public function open(int $submissionId): int
    {
        return count(array_filter($this->assignments[$submissionId] ?? [], static fn (Assignment $each): bool => $each->state->isOpen()));
    }

    /** Whether the person has reviews to give. */
    public function isAwaited(int $userId): bool
    {
        foreach (array_merge(...array_values($this->assignments)) as $assignment) {
            if ($assignment->userId === $userId && $assignment->state->isOpen()) {
                return true;
            }
        }

        return false;
    }
}

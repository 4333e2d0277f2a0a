<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Ranking;

use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentState;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Conflicts\FindConflicts;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Review\Scoring\Score;
use Passerelle\Applications\Review\Scoring\ScoreStore;
use Passerelle\Applications\Stage;
use Passerelle\Content\Record;

/** Which scores count: final ones of reviewers who neither stepped back nor have a conflict, also one that was found later. */
final readonly class CountedScores
{
    public function __construct(
        private ReviewedApplications $applications,
        private AssignmentStore $assignments,
        private ScoreStore $scores,
        private FindConflicts $conflicts,
    ) {
    }

    public function of(Record $call, Stage $stage): ScoredStage
    {
        return $this->scored($call, $this->applications->ofStage($stage), $this->assignments->ofStage($stage));
    }

    /** @return list<Score> */
    public function ofApplication(Record $call, ReviewedApplication $application): array
    {
        $scored = $this->scored($call, [$application->submissionId => $application], $this->assignments->ofSubmission($application->submissionId));

        return $scored->byApplication()[$application->id];
    }

    /**
     * @param array<int, ReviewedApplication> $applications by submission
     * @param list<Assignment> $all
     */
    private function scored(Record $call, array $applications, array $all): ScoredStage
    {
        $assignments = array_filter($all, static fn (Assignment $each): bool => isset($applications[$each->submissionId]));
        $done = array_filter($assignments, static fn (Assignment $each): bool => $each->state === AssignmentState::Done);
        $people = array_values(array_unique(array_diff(array_map(static fn (Assignment $each): int => $each->userId, $done), [0])));
        $conflicts = $this->conflicts->between($applications, $people, $call);
        $scores = $this->scores->findMany(array_values(array_map(static fn (Assignment $each): int => $each->id, $done)));
        $bySubmission = $counted = $uncounted = [];
        foreach ($assignments as $assignment) {
            $submissionId = $assignment->submissionId;
            $bySubmission[$submissionId][] = $assignment;
            $isInConflict = isset($conflicts[$applications[$submissionId]->id][$assignment->userId]);
            $score = $scores[$assignment->id] ?? null;
            if ($score?->isFinal() === true && !$isInConflict) {
                $counted[$submissionId][] = $score;
            } elseif ($assignment->state === AssignmentState::Recused || $isInConflict) {
                $uncounted[$submissionId] = ($uncounted[$submissionId] ?? 0) + 1;
            }
        }

        return new ScoredStage($applications, $bySubmission, $counted, $uncounted);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentState;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Conflicts\ConflictStore;
use Passerelle\Applications\Review\Conflicts\FindConflicts;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Applications\Review\Scoring\Score;
use Passerelle\Applications\Review\Scoring\ScoreStore;
use Passerelle\Applications\Stage;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/**
 * Who reviews the applications of an export, and each conflict of interest, also of those who review nothing. A manager who still has to score
 * sees no score, nor how far others are with the same application.
 */
final readonly class ExportedReviews
{
    public function __construct(
        private ReviewedApplications $applications,
        private ReviewerStore $reviewers,
        private AssignmentStore $assignments,
        private ScoreStore $scores,
        private FindConflicts $conflicts,
        private ConflictStore $stored,
    ) {
    }

    /**
     * @param list<array<string, string|null>> $listed rows of ListedRows
     * @return list<array<string, mixed>> one for each application and person
     */
    public function of(Viewer $viewer, Record $call, Stage $stage, array $listed): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['submission_id'], $listed);
        $all = $this->assignments->ofStage($stage);
        $open = $this->openOf($viewer, $all);
        $bySubmission = [];
        foreach ($all as $assignment) {
            $bySubmission[$assignment->submissionId][$assignment->id] = $assignment;
        }
        $assignments = array_merge(...array_values(array_intersect_key($bySubmission, array_flip($ids))));
        $conflicts = $this->conflictsOf($call, $ids, $assignments);
        $scores = $open === [] ? $this->scores->findMany(array_values(array_map(static fn (Assignment $each): int => $each->id, $assignments))) : [];
        $rows = [];
        foreach ($listed as $row) {
            $ofApplication = $conflicts[(int) $row['application_id']] ?? [];
            foreach ($bySubmission[(int) $row['submission_id']] ?? [] as $each) {
                $kinds = $each->userId === 0 ? [] : $ofApplication[$each->userId] ?? [];
                $isHidden = isset($open[$each->submissionId]) && $each->userId !== $viewer->id;
                $rows[] = self::row($row, $each->userId, $kinds, [
                    'state' => ($isHidden && $each->state === AssignmentState::Done ? AssignmentState::Accepted : $each->state)->value,
                    'reason' => $each->reason,
                    'points' => self::points($each, $scores[$each->id] ?? null),
                    'isCounted' => $each->state === AssignmentState::Done && $kinds === [] && isset($scores[$each->id]) && $scores[$each->id]->isFinal(),
                ]);
                unset($ofApplication[$each->userId]);
            }
            foreach ($ofApplication as $userId => $kinds) {
                $rows[] = self::row($row, $userId, $kinds, ['state' => null, 'reason' => '', 'points' => (object) [], 'isCounted' => false]);
            }
        }

        return $rows;
    }

    /**
     * @param list<Assignment> $assignments of the stage
     * @return array<int, int> submissions that the person reviews and has not scored finally, as keys
     */
    private function openOf(Viewer $viewer, array $assignments): array
    {
        $open = array_filter($assignments, static fn (Assignment $each): bool => $each->userId === $viewer->id && $each->state->isOpen());

        return array_intersect_key(
            array_flip(array_values(array_map(static fn (Assignment $each): int => $each->submissionId, $open))),
            $this->applications->findMany(array_values(array_map(static fn (Assignment $each): int => $each->submissionId, $open))),
        );
    }

    /**
     * Those that were stored, also of applications that are not reviewed any more, and those that facts say now.
     *
     * @param list<int> $submissionIds
     * @param array<Assignment> $assignments
     * @return array<int, array<int, array<string, string>>> reasons, by application, user and kind
     */
    private function conflictsOf(Record $call, array $submissionIds, array $assignments): array
    {
        $stored = $this->stored->ofCall($call->groupId);
        $people = array_merge(
            array_map(static fn (Reviewer $each): int => $each->userId, $this->reviewers->ofCall($call->groupId)),
            array_map(static fn (Assignment $each): int => $each->userId, $assignments),
            ...array_map(array_keys(...), array_values($stored)),
        );
        $people = array_values(array_unique(array_diff($people, [0])));

        return array_replace($stored, $this->conflicts->between($this->applications->findMany($submissionIds), $people, $call));
    }

    private static function points(Assignment $assignment, ?Score $score): object
    {
        return (object) ($score?->isFinal() === true && $assignment->state !== AssignmentState::Cancelled ? $score->points : []);
    }

    /**
     * @param array<string, string|null> $listed
     * @param array<string, string> $kinds reasons of conflicts
     * @param array<string, mixed> $review
     * @return array<string, mixed>
     */
    private static function row(array $listed, int $userId, array $kinds, array $review): array
    {
        $user = $userId === 0 ? false : get_userdata($userId);

        return [
            'number' => $listed['receipt'],
            'reviewer' => $user === false ? null : $user->display_name,
            ...$review,
            'conflicts' => array_map(static fn (string $kind, string $reason): array => ['kind' => $kind, 'reason' => $reason], array_map(strval(...), array_keys($kinds)), $kinds),
        ];
    }
}

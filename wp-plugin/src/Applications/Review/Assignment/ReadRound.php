<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Review\Conflicts\FindConflicts;
use Passerelle\Applications\Review\Plan\StoredPlan;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** Reads the assignment of a stage for those who run the call. The number of statements depends on nothing. */
final readonly class ReadRound
{
    public function __construct(
        private ReviewedApplications $applications,
        private ReviewerStore $reviewers,
        private AssignmentStore $assignments,
        private FindConflicts $conflicts,
        private ApplicantRights $applicants,
    ) {
    }

    public function of(Viewer $viewer, Record $call, StoredPlan $stored): Round
    {
        $applications = $this->withoutOwn($viewer, $this->applications->ofStage($stored->stage));
        $reviewers = self::accepted($this->reviewers->ofCall($call->groupId), $call, $stored);

        return new Round(
            $call,
            $stored,
            $applications,
            $reviewers,
            $this->assignments->ofStage($stored->stage),
            $this->conflicts->between($applications, array_keys($reviewers), $call),
        );
    }

    /**
     * Nobody handles an application with which they apply.
     *
     * @param array<int, ReviewedApplication> $applications
     * @return array<int, ReviewedApplication>
     */
    public function withoutOwn(Viewer $viewer, array $applications): array
    {
        $structures = $this->applicants->structuresOf($viewer);
        $written = $this->applicants->coWrittenBy($viewer);

        return array_filter($applications, static fn (ReviewedApplication $each): bool => $each->userId !== $viewer->id
            && !in_array($each->structureGroup, $structures, true)
            && !in_array($each->id, $written, true));
    }

    /**
     * @param list<Reviewer> $reviewers
     * @return array<int, Reviewer> by user
     */
    private static function accepted(array $reviewers, Record $call, StoredPlan $stored): array
    {
        $excluded = [...CallPeople::mentors($call), ...($stored->plan->managersReview ? [] : CallPeople::editors($call))];
        $accepted = [];
        foreach ($reviewers as $reviewer) {
            if ($reviewer->state === ReviewerState::Accepted && $reviewer->userId !== 0 && !in_array($reviewer->userId, $excluded, true)) {
                $accepted[$reviewer->userId] = $reviewer;
            }
        }

        return $accepted;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentState;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Conflicts\FindConflicts;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Rights\Viewer;

/**
 * Who reviews an application: whoever it is assigned to, as long as they review for the call and have no conflict. For anybody else, and
 * after a recusal, it does not exist.
 */
final readonly class ReviewerAccess
{
    public function __construct(
        private AssignmentStore $assignments,
        private ReviewedApplications $applications,
        private ReviewerStore $reviewers,
        private PlanStore $plans,
        private FindConflicts $conflicts,
        private InternalCalls $calls,
        private HandlerRights $handlers,
    ) {
    }

    /** @throws DomainError not_found */
    public function find(Viewer $viewer, int $assignmentId): AssignedReview
    {
        return $this->require($viewer, $this->assignments->find($assignmentId));
    }

    /**
     * The same, as it is until the end of the transaction.
     *
     * @throws DomainError not_found
     */
    public function lock(Viewer $viewer, int $assignmentId): AssignedReview
    {
        return $this->require($viewer, $this->assignments->lock($assignmentId));
    }

    /** @return list<AssignedReview> what the person reviews, in the order in which they were asked */
    public function all(Viewer $viewer): array
    {
        $own = $viewer->isSignedIn() ? array_filter($this->assignments->ofUser($viewer->id), self::isReviewing(...)) : [];
        $applications = $this->applications->findMany(array_values(array_map(static fn (Assignment $each): int => $each->submissionId, $own)));
        $calls = [];
        foreach ($applications as $submissionId => $application) {
            $calls["{$application->stage->callGroup} {$application->stage->number}"][$submissionId] = $application;
        }
        $allowed = [];
        foreach ($calls as $ofStage) {
            $call = $this->call($viewer, array_values($ofStage)[0]->stage->callGroup);
            $allowed += $call === null ? [] : $this->without($viewer, $ofStage, $call);
        }
        $reviews = array_map(static fn (Assignment $each): ?AssignedReview => isset($allowed[$each->submissionId])
            ? new AssignedReview($each, $allowed[$each->submissionId][0], $allowed[$each->submissionId][1], $allowed[$each->submissionId][2])
            : null, $own);

        return array_values(array_filter($reviews));
    }

    /** Whether the person reviews for the call, whatever is assigned to them. */
    public function reviewsFor(Viewer $viewer, Record $call, bool $managersReview): bool
    {
        return $this->reviewers->ofCallAndUser($call->groupId, $viewer->id)?->state === ReviewerState::Accepted
            && ($managersReview || !$this->handlers->handlesCall($viewer, $call));
    }

    /** @throws DomainError not_found */
    private function require(Viewer $viewer, ?Assignment $assignment): AssignedReview
    {
        if ($assignment === null || !$viewer->isSignedIn() || $assignment->userId !== $viewer->id || !self::isReviewing($assignment)) {
            throw DomainError::notFound();
        }
        $applications = $this->applications->findMany([$assignment->submissionId]);
        $application = $applications[$assignment->submissionId] ?? null;
        $call = $application === null ? null : $this->call($viewer, $application->stage->callGroup);
        $found = $call === null ? null : $this->without($viewer, $applications, $call)[$assignment->submissionId] ?? null;

        return $found === null ? throw DomainError::notFound() : new AssignedReview($assignment, ...$found);
    }

    /**
     * @param array<int, ReviewedApplication> $applications of one stage of the call, by submission
     * @return array<int, array{ReviewedApplication, Record, Plan\StoredPlan}> those that the person may review
     */
    private function without(Viewer $viewer, array $applications, Record $call): array
    {
        $stage = array_values($applications)[0]->stage;
        $plan = $this->plans->find($stage);
        if (!$this->reviewsFor($viewer, $call, $plan->plan->managersReview)) {
            return [];
        }
        $conflicts = $this->conflicts->between($applications, [$viewer->id], $call);
        $allowed = array_filter($applications, static fn (ReviewedApplication $each): bool => !isset($conflicts[$each->id][$viewer->id]));

        return array_map(static fn (ReviewedApplication $each): array => [$each, $call, $plan], $allowed);
    }

    private function call(Viewer $viewer, int $callGroup): ?Record
    {
        return ($this->calls->ofGroups([$callGroup], PersonLanguage::of($viewer->id)->value)[$callGroup] ?? null)?->record;
    }

    private static function isReviewing(Assignment $assignment): bool
    {
        return in_array($assignment->state, AssignmentState::reviewing(), true);
    }
}

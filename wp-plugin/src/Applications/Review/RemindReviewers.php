<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use DateTimeImmutable;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\PersonLanguage;

/** Reminds reviewers once, some time before the last instant of their reviews: one notice for all of a call that are due together. */
#[Priority(51)]
final readonly class RemindReviewers implements DueWork
{
    public function __construct(
        private AssignmentStore $assignments,
        private ReviewedApplications $applications,
        private ReviewerStore $reviewers,
        private InternalCalls $calls,
        private ReviewNotices $notices,
        private Transaction $transaction,
        private ReminderLimits $limits,
    ) {
    }

    public function run(): int
    {
        $ids = $this->assignments->toCheck($this->limits->perRun);
        if ($ids !== []) {
            $this->transaction->run(fn () => $this->remind($ids));
        }

        return count($ids);
    }

    /** @param non-empty-list<int> $ids */
    private function remind(array $ids): void
    {
        $assignments = array_filter(array_map($this->assignments->lock(...), $ids));
        $applications = $this->applications->findMany(array_values(array_map(static fn (Assignment $each): int => $each->submissionId, $assignments)));
        $due = [];
        foreach ($assignments as $assignment) {
            $this->assignments->checkAt($assignment->id, null);
            $application = $applications[$assignment->submissionId] ?? null;
            if ($application !== null && $assignment->state->isOpen() && $assignment->scoreBy !== null && $assignment->scoreBy > $this->limits->now()) {
                $due[$application->stage->callGroup][$assignment->userId][] = $assignment->scoreBy;
            }
        }
        foreach ($due as $callGroup => $ofUsers) {
            foreach ($ofUsers as $userId => $instants) {
                $this->raise($callGroup, $userId, $instants);
            }
        }
    }

    /** @param non-empty-list<DateTimeImmutable> $instants */
    private function raise(int $callGroup, int $userId, array $instants): void
    {
        $call = $this->calls->ofGroups([$callGroup], PersonLanguage::of($userId)->value)[$callGroup] ?? null;
        if ($call !== null && $this->reviewers->ofCallAndUser($callGroup, $userId)?->state === ReviewerState::Accepted) {
            $this->notices->due($call->record, $userId, count($instants), min($instants));
        }
    }
}

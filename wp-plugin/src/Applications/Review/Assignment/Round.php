<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use Passerelle\Applications\Review\Plan\StoredPlan;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Content\Record;

/** All that the assignment of a stage depends on. */
final readonly class Round
{
    /**
     * @param array<int, ReviewedApplication> $applications by submission
     * @param array<int, Reviewer> $reviewers who have accepted, by user
     * @param list<Assignment> $assignments
     * @param array<int, array<int, array<string, string>>> $conflicts reasons, by application, user and kind
     */
    public function __construct(
        public Record $call,
        public StoredPlan $stored,
        public array $applications,
        public array $reviewers,
        public array $assignments,
        public array $conflicts,
    ) {
    }

    /** @return array<int, list<Assignment>> by submission */
    public function bySubmission(): array
    {
        $grouped = [];
        foreach ($this->assignments as $assignment) {
            $grouped[$assignment->submissionId][] = $assignment;
        }

        return $grouped;
    }
}

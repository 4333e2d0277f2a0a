<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\ReviewerAccess;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Files of an application for its reviewers: those of the version that counts. None in a blind review, since files name their authors. */
final readonly class ReviewedFiles
{
    public function __construct(private AssignmentStore $assignments, private ReviewerAccess $access, private SnapshotStore $snapshots)
    {
    }

    public function isReadBy(Viewer $viewer, Submission $submission, int $fileId): bool
    {
        foreach ($this->assignments->ofUser($viewer->id) as $assignment) {
            if ($assignment->submissionId === $submission->id) {
                return $this->snapshots->counted($submission)?->questionOf($fileId) !== null && $this->reviews($viewer, $assignment->id);
            }
        }

        return false;
    }

    private function reviews(Viewer $viewer, int $assignmentId): bool
    {
        try {
            return !$this->access->find($viewer, $assignmentId)->stored->plan->isBlind;
        } catch (DomainError) {
            return false;
        }
    }
}

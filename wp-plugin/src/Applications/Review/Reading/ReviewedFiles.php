<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use Passerelle\Applications\Review\AssignedReview;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\ReviewerAccess;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Files of an application for its reviewers: those of the version that counts. None in a blind review, since files name their authors. */
final readonly class ReviewedFiles
{
    public function __construct(
        private AssignmentStore $assignments,
        private ReviewerAccess $access,
        private SnapshotStore $snapshots,
        private SentApplication $sent,
    ) {
    }

    public function isReadBy(Viewer $viewer, Submission $submission, int $fileId): bool
    {
        $review = $this->review($viewer, $submission);

        return $review !== null && ($review->stored->plan->isBlind
            ? $this->neutralName($review, $fileId) !== null
            : $this->snapshots->counted($submission)?->questionOf($fileId) !== null);
    }

    /** @return string|null name in a blind review, without extension; null: its own */
    public function nameFor(Viewer $viewer, Submission $submission, int $fileId): ?string
    {
        $review = $this->review($viewer, $submission);

        return $review?->stored->plan->isBlind === true ? $this->neutralName($review, $fileId) : null;
    }

    private function neutralName(AssignedReview $review, int $fileId): ?string
    {
        try {
            return $this->sent->readableNames($review->application)[$fileId] ?? null;
        } catch (DomainError) {
            return null;
        }
    }

    private function review(Viewer $viewer, Submission $submission): ?AssignedReview
    {
        foreach ($this->assignments->ofUser($viewer->id) as $assignment) {
            if ($assignment->submissionId === $submission->id) {
                try {
                    return $this->access->find($viewer, $assignment->id);
                } catch (DomainError) {
                    return null;
                }
            }
        }

        return null;
    }
}

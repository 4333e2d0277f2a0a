<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Decisions depend on the scores of others: a manager who reviews sees none of them before all of their own scores are final. */
final readonly class AwaitedReviews
{
    public function __construct(private ReviewedApplications $applications, private AssignmentStore $assignments)
    {
    }

    public function areOpen(Viewer $viewer, Stage $stage): bool
    {
        $applications = null;
        foreach ($this->assignments->ofStage($stage) as $assignment) {
            if ($assignment->userId === $viewer->id && $assignment->state->isOpen()) {
                $applications ??= $this->applications->ofStage($stage);
                if (isset($applications[$assignment->submissionId])) {
                    return true;
                }
            }
        }

        return false;
    }

    /** @throws DomainError own_reviews_open */
    public function requireNone(Viewer $viewer, Stage $stage): void
    {
        if ($this->areOpen($viewer, $stage)) {
            throw new DomainError('own_reviews_open');
        }
    }
}

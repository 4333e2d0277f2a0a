<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\ReviewedApplication;
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
        $open = array_filter($this->assignments->ofUser($viewer->id), static fn (Assignment $each): bool => $each->state->isOpen());
        $applications = $this->applications->findMany(array_values(array_map(static fn (Assignment $each): int => $each->submissionId, $open)));

        $ofStage = static fn (ReviewedApplication $each): bool => [$each->stage->callGroup, $each->stage->number] === [$stage->callGroup, $stage->number];

        return array_filter($applications, $ofStage) !== [];
    }

    /** @throws DomainError own_reviews_open */
    public function requireNone(Viewer $viewer, Stage $stage): void
    {
        if ($this->areOpen($viewer, $stage)) {
            throw new DomainError('own_reviews_open');
        }
    }
}

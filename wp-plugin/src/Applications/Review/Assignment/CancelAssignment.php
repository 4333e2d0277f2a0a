<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Those who run a call take back what they have assigned, as long as it is not done. A draft of a score stays, and counts for nothing. */
final readonly class CancelAssignment
{
    public function __construct(private AssignmentStore $store, private ReviewedApplications $applications, private HandlerRights $rights, private Transaction $transaction)
    {
    }

    /** @throws DomainError not_found, also for calls of others · invalid_transition */
    public function __invoke(Viewer $viewer, int $assignmentId): void
    {
        $this->transaction->run(function () use ($viewer, $assignmentId): void {
            $assignment = $this->store->lock($assignmentId);
            $application = $assignment === null ? null : $this->applications->findMany([$assignment->submissionId])[$assignment->submissionId] ?? null;
            $this->rights->submission($viewer, $application->id ?? 0);
            if (!$this->store->move($assignmentId, [AssignmentState::Asked, AssignmentState::Accepted], AssignmentState::Cancelled)) {
                throw new DomainError('invalid_transition');
            }
        });
    }
}

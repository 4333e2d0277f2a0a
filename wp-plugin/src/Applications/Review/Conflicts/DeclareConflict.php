<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

use Passerelle\Applications\Forms\Judging\AnswerText;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentState;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Those who run a call declare that a reviewer has a conflict. What the person has scored is not counted any more. */
final readonly class DeclareConflict
{
    public function __construct(
        private HandlerRights $rights,
        private SubmissionStore $submissions,
        private ReviewerStore $reviewers,
        private AssignmentStore $assignments,
        private ConflictStore $conflicts,
        private Transaction $transaction,
        #[Limit('review', 'reason')] private int $max,
    ) {
    }

    /** @throws DomainError not_found, also for applications to calls of others · invalid_fields */
    public function __invoke(Viewer $viewer, int $applicationId, int $userId, string $reason): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $userId, $reason): void {
            $submission = $this->rights->lock($viewer, $applicationId);
            $stages = array_map(static fn (Submission $each): int => $each->id, $this->submissions->sent($applicationId));
            $error = match (true) {
                $this->reviewers->ofCallAndUser($submission->application->callGroup, $userId) === null => new FieldError('userId', 'unknown_user'),
                AnswerText::isBlank($reason) => new FieldError('reason', 'reason_required'),
                mb_strlen($reason, 'UTF-8') > $this->max => new FieldError('reason', 'too_long', ['max' => $this->max]),
                default => null,
            };
            if ($error !== null) {
                throw DomainError::invalid([$error]);
            }
            $this->conflicts->add($applicationId, $userId, ConflictKind::DeclaredByManager, $reason, $viewer->id);
            foreach ($this->assignments->ofUser($userId) as $assignment) {
                $this->end($assignment, $stages, $reason);
            }
        });
    }

    /** @param list<int> $submissionIds of the application, one for each stage */
    private function end(Assignment $assignment, array $submissionIds, string $reason): void
    {
        if (in_array($assignment->submissionId, $submissionIds, true) && in_array($assignment->state, AssignmentState::reviewing(), true)) {
            $this->assignments->move($assignment->id, AssignmentState::reviewing(), AssignmentState::Recused, $reason);
        }
    }
}

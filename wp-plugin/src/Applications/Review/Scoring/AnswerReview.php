<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Scoring;

use Passerelle\Applications\Forms\Judging\AnswerText;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Conflicts\ConflictKind;
use Passerelle\Applications\Review\Conflicts\ConflictStore;
use Passerelle\Applications\Review\ReviewerAccess;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** A reviewer accepts or declines what is assigned to them, or steps back. */
final readonly class AnswerReview
{
    public function __construct(
        private ReviewerAccess $access,
        private AssignmentStore $assignments,
        private ConflictStore $conflicts,
        private Transaction $transaction,
        #[Limit('review', 'reason')] private int $max,
    ) {
    }

    /** @throws DomainError not_found · invalid_transition · invalid_fields at "reason" */
    public function __invoke(Viewer $viewer, int $assignmentId, ReviewAction $action, string $reason): void
    {
        $this->transaction->run(function () use ($viewer, $assignmentId, $action, $reason): void {
            $review = $this->access->lock($viewer, $assignmentId);
            if (!in_array($action, ReviewAction::in($review->assignment->state), true)) {
                throw new DomainError('invalid_transition');
            }
            $this->requireReason($action, $reason);
            if (!$this->assignments->move($assignmentId, $action->states(), $action->to(), $action->needsReason() ? $reason : '')) {
                throw new DomainError('invalid_transition');
            }
            if ($action === ReviewAction::DeclareConflict) {
                $this->conflicts->add($review->application->id, $viewer->id, ConflictKind::Declared, $reason, $viewer->id);
            }
        });
    }

    /** @throws DomainError invalid_fields */
    private function requireReason(ReviewAction $action, string $reason): void
    {
        $error = match (true) {
            $action->needsReason() && AnswerText::isBlank($reason) => new FieldError('reason', 'reason_required'),
            mb_strlen($reason, 'UTF-8') > $this->max => new FieldError('reason', 'too_long', ['max' => $this->max]),
            default => null,
        };
        if ($error !== null) {
            throw DomainError::invalid([$error]);
        }
    }
}

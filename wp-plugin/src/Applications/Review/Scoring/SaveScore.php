<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Scoring;

use Passerelle\Applications\Review\AssignedReview;
use Passerelle\Applications\Review\Assignment\AssignmentState;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Reading\ReadReview;
use Passerelle\Applications\Review\ReviewerAccess;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/**
 * Saves what a reviewer says, as a draft or finally. A final score changes only where another version of the application was sent since: its
 * reviewer then confirms or corrects it.
 */
final readonly class SaveScore
{
    public function __construct(
        private ReviewerAccess $access,
        private ScoreStore $scores,
        private ScoreRules $rules,
        private AssignmentStore $assignments,
        private PlanStore $plans,
        private ReadReview $read,
        private Transaction $transaction,
    ) {
    }

    /**
     * @return array<string, mixed> the review, as the API shows it
     * @throws DomainError not_found · invalid_fields · stale_version with the review as it is, also when another version was sent · invalid_transition: it is final
     */
    public function __invoke(Viewer $viewer, ScoreRequest $request): array
    {
        return $this->transaction->run(function () use ($viewer, $request): array {
            $review = $this->access->lock($viewer, $request->assignmentId);
            $before = $this->scores->find($request->assignmentId);
            $this->requireCurrent($viewer, $review, $before, $request);
            $problems = $this->rules->problems($review->stored->plan, $request);
            if ($problems !== []) {
                throw DomainError::invalid($problems);
            }
            $this->scores->save($before, $request);
            $this->move($review, $request->isFinal);

            return $this->read->data($viewer, $request->assignmentId);
        });
    }

    /** @throws DomainError stale_version · invalid_transition */
    private function requireCurrent(Viewer $viewer, AssignedReview $review, Score $before, ScoreRequest $request): void
    {
        if ($before->version !== $request->version || $review->application->sentNumber !== $request->snapshot) {
            throw DomainError::staleVersion($this->read->data($viewer, $request->assignmentId));
        }
        $isOpen = !$before->isFinal() || ($before->snapshot !== $request->snapshot && $request->isFinal);
        if (!$isOpen || !$review->stored->plan->isReady()) {
            throw new DomainError('invalid_transition');
        }
    }

    private function move(AssignedReview $review, bool $isFinal): void
    {
        if ($isFinal) {
            $this->assignments->move($review->assignment->id, AssignmentState::reviewing(), AssignmentState::Done);
            $this->plans->freeze($review->application->stage);
        } elseif ($review->assignment->state === AssignmentState::Asked) {
            $this->assignments->move($review->assignment->id, [AssignmentState::Asked], AssignmentState::Accepted);
        }
    }
}

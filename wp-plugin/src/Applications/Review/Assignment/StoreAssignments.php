<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use DateTimeImmutable;
use Passerelle\Applications\Review\ReminderLimits;
use Passerelle\Applications\Review\ReviewNotices;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Stores what was proposed, and notifies each person once. Within the transaction that has locked the plan. */
final readonly class StoreAssignments
{
    private const ACTION = 'reviews_assigned';

    public function __construct(
        private AssignmentStore $store,
        private ReviewNotices $notices,
        private AuditLog $audit,
        private ReminderLimits $times,
    ) {
    }

    /** @throws DomainError invalid_fields · stale_version */
    public function store(Viewer $viewer, Round $round, Proposal $proposal, AssignmentRequest $request): void
    {
        $this->requireLater($request);
        foreach ($proposal->cancelled as $id) {
            $this->store->move($id, [AssignmentState::Asked, AssignmentState::Accepted], AssignmentState::Cancelled);
        }
        $checkAt = $this->times->remindAt($request->scoreBy);
        $counts = [];
        foreach ($proposal->pairs as ['submissionId' => $submissionId, 'userId' => $userId]) {
            if (!$this->store->ask($submissionId, $userId, $viewer->id, $request->answerBy, $request->scoreBy, $checkAt)) {
                throw DomainError::staleVersion();
            }
            $counts[$userId] = ($counts[$userId] ?? 0) + 1;
        }
        foreach ($counts as $userId => $count) {
            $this->notices->assigned($round->call, $userId, $count);
        }
        $this->audit->record(new AuditEntry(
            $viewer->id,
            $viewer->roles,
            $round->call->id,
            $round->call->groupId,
            self::ACTION,
            (string) count($proposal->cancelled),
            (string) count($proposal->pairs),
            $proposal->seed === '' ? [] : [$proposal->seed],
        ));
    }

    /** @throws DomainError invalid_fields */
    private function requireLater(AssignmentRequest $request): void
    {
        $now = $this->times->now();
        $isPast = static fn (?DateTimeImmutable $instant): bool => $instant !== null && $instant <= $now;
        $problems = array_values(array_filter([
            $isPast($request->answerBy) ? new FieldError('answerBy', 'not_later') : null,
            $isPast($request->scoreBy) ? new FieldError('scoreBy', 'not_later') : null,
            $request->answerBy !== null && $request->scoreBy !== null && $request->answerBy > $request->scoreBy ? new FieldError('scoreBy', 'end_before_start') : null,
        ]));
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Review\Guests\InviteByAddress;
use Passerelle\Applications\Review\ReviewNotices;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\AccountOfProfile;

/** Those who run a call invite reviewers, members or addresses, and remove them. */
final readonly class ChangeReviewers
{
    public function __construct(
        private HandlerRights $rights,
        private ReviewerStore $store,
        private ReviewerRules $rules,
        private AccountOfProfile $accounts,
        private ReviewNotices $notices,
        private InviteByAddress $byAddress,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError not_found, also for calls of others · invalid_fields · rate_limited */
    public function invite(Viewer $viewer, ReviewerRequest $request): void
    {
        $call = $this->rights->call($viewer, $request->callId);
        if ($request->email !== '') {
            $this->byAddress->invite($viewer, $call, $request);
            return;
        }
        $userId = $request->memberId === null ? $request->userId ?? 0 : ($this->accounts)($request->memberId);
        $this->transaction->run(function () use ($viewer, $call, $userId, $request): void {
            $problems = $this->rules->problems($call, $userId, $request);
            if ($problems !== []) {
                throw DomainError::invalid($problems);
            }
            if (!$this->store->invite($call->groupId, $userId, $request->languages, $request->countries, $viewer->id)) {
                throw DomainError::invalid([new FieldError('userId', 'already_invited')]);
            }
            $this->notices->invited($call, $userId);
        });
    }

    /**
     * For which applications a reviewer is meant. What is assigned stays.
     *
     * @throws DomainError not_found, also for calls of others · invalid_fields · invalid_transition: declined or removed
     */
    public function describe(Viewer $viewer, int $reviewerId, ReviewerRequest $request): void
    {
        $call = $this->rights->call($viewer, $request->callId);
        $reviewer = $this->store->find($reviewerId);
        if ($reviewer?->callGroup !== $call->groupId) {
            throw DomainError::notFound();
        }
        $problems = $this->rules->ofRequest($call, $request);
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
        if (!$reviewer->state->isActive()) {
            throw new DomainError('invalid_transition');
        }
        $this->transaction->run(fn () => $this->store->describe($reviewer->id, $request->languages, $request->countries));
    }

    /** @throws DomainError not_found, also for calls of others · invalid_transition: declined or removed */
    public function remove(Viewer $viewer, int $callId, int $reviewerId): void
    {
        $call = $this->rights->call($viewer, $callId);
        $reviewer = $this->store->find($reviewerId);
        if ($reviewer?->callGroup !== $call->groupId) {
            throw DomainError::notFound();
        }
        $this->transaction->run(function () use ($reviewer): void {
            if (!$this->store->move($reviewer, [ReviewerState::Invited, ReviewerState::Accepted], ReviewerState::Removed)) {
                throw new DomainError('invalid_transition');
            }
            $this->byAddress->revoke($reviewer);
        });
    }
}

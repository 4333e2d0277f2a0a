<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\ReviewNotices;
use Passerelle\Applications\Stage;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\AccountOfProfile;

/** Those who run a call invite reviewers and remove them. */
final readonly class ChangeReviewers
{
    public function __construct(
        private HandlerRights $rights,
        private ReviewerStore $store,
        private PlanStore $plans,
        private PublicProfiles $profiles,
        private AccountOfProfile $accounts,
        private ReviewNotices $notices,
        private Transaction $transaction,
        #[Limit('review', 'reviewers')] private int $maxReviewers,
        #[Limit('review', 'countries')] private int $maxCountries,
    ) {
    }

    /** @throws DomainError not_found, also for calls of others · invalid_fields */
    public function invite(Viewer $viewer, ReviewerRequest $request): void
    {
        $call = $this->rights->call($viewer, $request->callId);
        $userId = $request->memberId === null ? $request->userId ?? 0 : ($this->accounts)($request->memberId);
        $this->transaction->run(function () use ($viewer, $call, $userId, $request): void {
            $problems = [...$this->problems($call, $userId), ...$this->describing($call, $request)];
            if ($problems !== []) {
                throw DomainError::invalid($problems);
            }
            if (!$this->store->invite($call->groupId, $userId, $request->languages, $request->countries, $viewer->id)) {
                throw DomainError::invalid([new FieldError('userId', 'already_invited')]);
            }
            $this->notices->invited($call, $userId);
        });
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
        });
    }

    /** @return list<FieldError> */
    private function problems(Record $call, int $userId): array
    {
        $plan = $this->plans->find(Stage::first($call->groupId))->plan;
        $code = match (true) {
            $userId === 0, get_userdata($userId) === false, !$this->profiles->has($userId) => 'unknown_user',
            in_array($userId, CallPeople::mentors($call), true) => 'mentor_not_reviewer',
            in_array($userId, CallPeople::editors($call), true) && !$plan->managersReview => 'manager_not_reviewer',
            default => null,
        };
        if ($code !== null) {
            return [new FieldError('userId', $code)];
        }
        $active = array_filter($this->store->ofCall($call->groupId), static fn (Reviewer $each): bool => $each->state->isActive());

        return count($active) < $this->maxReviewers ? [] : [new FieldError('userId', 'too_many_rows', ['max' => $this->maxReviewers])];
    }

    /** @return list<FieldError> */
    private function describing(Record $call, ReviewerRequest $request): array
    {
        $known = array_column(InternalCall::languages($call), 'value');

        return array_values(array_filter([
            $request->languages === [] || array_diff($request->languages, $known) !== [] ? new FieldError('languages', 'invalid_choice') : null,
            count($request->countries) > $this->maxCountries || array_filter($request->countries, static fn (string $code): bool => preg_match('/^[A-Z]{2}$/D', $code) !== 1) !== []
                ? new FieldError('countries', 'unknown_country')
                : null,
        ]));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Stage;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;

/** Who may be invited to review the applications to a call, and for which of them. */
final readonly class ReviewerRules
{
    public function __construct(
        private ReviewerStore $store,
        private PlanStore $plans,
        private PublicProfiles $profiles,
        #[Limit('review', 'reviewers')] private int $maxReviewers,
        #[Limit('review', 'countries')] private int $maxCountries,
        #[From(Config::class, 'textMax', 'email')] private int $maxEmail,
    ) {
    }

    /**
     * Of an invitation to an address, whose account, if any, is judged when it accepts.
     *
     * @return list<FieldError>
     */
    public function problemsOfAddress(Record $call, ReviewerRequest $request): array
    {
        $code = match (true) {
            !EmailAddress::isValid($request->email) => 'invalid_email',
            strlen($request->email) > $this->maxEmail => 'too_long',
            default => null,
        };
        $ofAddress = $code === null ? $this->ofNumber($call, 'email') : [new FieldError('email', $code, $code === 'too_long' ? ['max' => $this->maxEmail] : [])];

        return [...$ofAddress, ...$this->ofRequest($call, $request)];
    }

    /** Whether the account may review for the call by its part in it. */
    public function mayReview(Record $call, int $userId): bool
    {
        return $this->partIn($call, $userId) === null;
    }

    /** @return list<FieldError> */
    public function problems(Record $call, int $userId, ReviewerRequest $request): array
    {
        return [...$this->ofPerson($call, $userId), ...$this->ofRequest($call, $request)];
    }

    /** @return list<FieldError> */
    private function ofPerson(Record $call, int $userId): array
    {
        $isUnknown = $userId === 0 || get_userdata($userId) === false || !$this->profiles->has($userId);
        $code = $isUnknown ? 'unknown_user' : $this->partIn($call, $userId);

        return $code === null ? $this->ofNumber($call, 'userId') : [new FieldError('userId', $code)];
    }

    /** @return 'mentor_not_reviewer'|'manager_not_reviewer'|null code of what keeps the account from reviewing */
    private function partIn(Record $call, int $userId): ?string
    {
        $plan = $this->plans->find(Stage::first($call->groupId))->plan;

        return match (true) {
            in_array($userId, CallPeople::mentors($call), true) => 'mentor_not_reviewer',
            in_array($userId, CallPeople::editors($call), true) && !$plan->managersReview => 'manager_not_reviewer',
            default => null,
        };
    }

    /** @return list<FieldError> */
    private function ofNumber(Record $call, string $field): array
    {
        $active = array_filter($this->store->ofCall($call->groupId), static fn (Reviewer $each): bool => $each->state->isActive());

        return count($active) < $this->maxReviewers ? [] : [new FieldError($field, 'too_many_rows', ['max' => $this->maxReviewers])];
    }

    /** @return list<FieldError> of languages and countries */
    public function ofRequest(Record $call, ReviewerRequest $request): array
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

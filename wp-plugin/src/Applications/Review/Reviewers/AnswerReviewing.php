<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Rights\Viewer;

/** A member accepts or declines to review the applications of a call, and stops doing so. */
final readonly class AnswerReviewing
{
    public function __construct(private ReviewerStore $store, private InternalCalls $calls, private Transaction $transaction)
    {
    }

    /**
     * @param list<string>|null $languages that the person reads, with acceptance; null: as they were invited
     * @throws DomainError not_found, also for invitations of others · invalid_transition · invalid_fields
     */
    public function __invoke(Viewer $viewer, int $reviewerId, bool $accepts, ?array $languages = null): void
    {
        $reviewer = $this->store->find($reviewerId);
        $call = $reviewer === null ? null : $this->calls->ofGroups([$reviewer->callGroup], PersonLanguage::of($viewer->id)->value)[$reviewer->callGroup] ?? null;
        if ($reviewer === null || $call === null || !$viewer->isSignedIn() || $reviewer->userId !== $viewer->id || $reviewer->state === ReviewerState::Removed) {
            throw DomainError::notFound();
        }
        $known = array_column(InternalCall::languages($call->record), 'value');
        if ($languages !== null && ($languages === [] || array_diff($languages, $known) !== [])) {
            throw DomainError::invalid([new FieldError('languages', 'invalid_choice')]);
        }
        $this->transaction->run(function () use ($reviewer, $accepts, $languages): void {
            $from = $accepts ? [ReviewerState::Invited] : [ReviewerState::Invited, ReviewerState::Accepted];
            if (!$this->store->move($reviewer, $from, $accepts ? ReviewerState::Accepted : ReviewerState::Declined)) {
                throw new DomainError('invalid_transition');
            }
            if ($accepts && $languages !== null) {
                $this->store->describe($reviewer->id, array_values(array_unique($languages)), $reviewer->countries);
            }
        });
    }
}

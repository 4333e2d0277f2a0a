<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Rights;

use Passerelle\Applications\Decisions\DecisionKind;

/** Everything that an application can be. The call is open until it lapses or is received, and closed from then on. */
enum ApplicationState: string
{
    case Draft = 'draft';
    case Lapsed = 'lapsed';
    case Sent = 'sent';
    case TakenBack = 'taken back';
    case WithdrawnWhileOpen = 'withdrawn while open';
    case Received = 'received';
    case Withdrawn = 'withdrawn';
    case InCompletion = 'in completion';
    case CompletionOver = 'completion over';
    case Ineligible = 'ineligible';
    case Eligible = 'eligible';
    case InReview = 'in review';
    case Prepared = 'decision prepared';
    case Shortlisted = 'shortlisted';
    case WaitingList = 'waiting list';
    case NotSelected = 'not selected';
    case ReviewAsked = 'review of the decision asked';
    case Final = 'final';
    case Selected = 'selected';
    case OfferOver = 'offer over';
    case Confirmed = 'confirmed';
    case Declined = 'declined';
    case Revoked = 'revoked';
    case WithdrawnAfterDecision = 'withdrawn after the decision';
    case Advanced = 'draft at the second stage';
    case SentAgain = 'sent at the second stage';
    case Removed = 'removed';

    /** What is published for it at the first stage; null: nothing. */
    public function decision(): ?DecisionKind
    {
        return match ($this) {
            self::Shortlisted => DecisionKind::Shortlisted,
            self::WaitingList => DecisionKind::WaitingList,
            self::NotSelected, self::ReviewAsked, self::Final => DecisionKind::NotSelected,
            self::Selected, self::OfferOver, self::Confirmed, self::Declined, self::Revoked, self::WithdrawnAfterDecision => DecisionKind::Selected,
            self::Advanced, self::SentAgain => DecisionKind::Advanced,
            default => null,
        };
    }

    public function isReviewed(): bool
    {
        return $this === self::InReview || $this === self::Prepared || $this->decision() !== null;
    }

    public function isEligible(): bool
    {
        return $this === self::Eligible || $this->isReviewed();
    }

    public function wasReceived(): bool
    {
        return $this->isEligible()
            || in_array($this, [self::Received, self::Withdrawn, self::InCompletion, self::CompletionOver, self::Ineligible, self::Removed], true);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Timeline;

/** What happened to an application, as its timeline names it. */
enum TimelineEvent: string
{
    /** Sent for the first time, or again. */
    case Sent = 'sent';
    case TakenBack = 'taken_back';
    case Withdrawn = 'withdrawn';
    /** What was asked after sending was answered. */
    case Completed = 'completed';
    case CompletionAsked = 'completion_asked';
    case CompletionCancelled = 'completion_cancelled';
    /** The virus scan refused a file after it was sent. */
    case FileRefused = 'file_refused';
    case Eligible = 'eligible';
    case Ineligible = 'ineligible';
    /** A decision was published. */
    case Decided = 'decided';
    case OfferConfirmed = 'offer_confirmed';
    case OfferDeclined = 'offer_declined';
    case OfferLapsed = 'offer_lapsed';
    case OfferRevoked = 'offer_revoked';
    /** The applicant asked for a review of a result. */
    case ReviewAsked = 'review_asked';
    /** An administrator named who answers it. */
    case ReviewNamed = 'review_named';
    case ReviewDismissed = 'review_dismissed';
    case ReviewUpheld = 'review_upheld';
    /** The applicant may send after the closing. */
    case LateLinkGranted = 'late_link_granted';
    case LateLinkRevoked = 'late_link_revoked';
    /** Sent after the closing, with a late link. */
    case SentLate = 'sent_late';

    /** Whether those who run the call did it, or who answers a review in their place. */
    public function isOfTeam(): bool
    {
        return match ($this) {
            self::CompletionAsked, self::CompletionCancelled, self::Eligible, self::Ineligible, self::Decided, self::OfferRevoked => true,
            self::ReviewNamed, self::ReviewDismissed, self::ReviewUpheld => true,
            self::LateLinkGranted, self::LateLinkRevoked => true,
            default => false,
        };
    }
}

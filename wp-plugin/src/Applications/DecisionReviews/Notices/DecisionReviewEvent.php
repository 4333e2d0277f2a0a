<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Notices;

/** What a notice about the review of a result says, and to whom. */
enum DecisionReviewEvent: string
{
    /** For applicants. */
    case Received = 'received';
    case Dismissed = 'dismissed';
    case Upheld = 'upheld';
    /** For applicants who were ineligible. */
    case Eligible = 'eligible';
    /** For those who may answer. */
    case Asked = 'asked';
    case Named = 'named';
    /** For administrators: no manager of the call may answer. */
    case Unanswerable = 'unanswerable';

    public function isForApplicants(): bool
    {
        return in_array($this, [self::Received, self::Dismissed, self::Upheld, self::Eligible], true);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

/** State of the review of a result. */
enum DecisionReviewState: string
{
    case Open = 'open';
    /** The result stays as it was. */
    case Dismissed = 'dismissed';
    /** The result was corrected. */
    case Upheld = 'upheld';
    /** The application was withdrawn before an answer. */
    case Ended = 'ended';
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

/** What a notice about a decision says, and to whom. */
enum DecisionEvent: string
{
    /** For applicants; its letter is a mail of its own. */
    case Published = 'published';
    /** For applicants, some time before an offer lapses. */
    case Reminder = 'reminder';
    case Lapsed = 'lapsed';
    case Revoked = 'revoked';
    /** For those who run the call. */
    case OfferConfirmed = 'offer_confirmed';
    case OfferDeclined = 'offer_declined';
    case OfferLapsed = 'offer_lapsed';

    public function isForTeam(): bool
    {
        return in_array($this, [self::OfferConfirmed, self::OfferDeclined, self::OfferLapsed], true);
    }
}

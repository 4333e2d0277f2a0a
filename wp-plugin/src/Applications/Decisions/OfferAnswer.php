<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

/** What became of an offer. */
enum OfferAnswer: string
{
    case Confirmed = 'confirmed';
    case Declined = 'declined';
    /** Its time was over without an answer. */
    case Lapsed = 'lapsed';
    /** Those who run the call took it back. */
    case Revoked = 'revoked';
}

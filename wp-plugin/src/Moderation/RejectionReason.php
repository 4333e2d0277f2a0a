<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

/** The reasons of spec section 4; texts in config/choices.json. */
enum RejectionReason: string
{
    case Incomplete = 'incomplete';
    case NoClearLink = 'no_clear_link';
    case Duplicate = 'duplicate';
    case TermsOfUse = 'terms_of_use';
    /** With a text that the owner never reads. */
    case Other = 'other';
}

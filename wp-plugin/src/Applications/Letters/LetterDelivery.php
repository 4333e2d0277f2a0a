<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

/** What became of the last mail to a referee. Stored, so values must not change. */
enum LetterDelivery: string
{
    case Waiting = 'waiting';
    /** The mail server has taken it. */
    case Sent = 'sent';
    /** An attempt failed for another reason than the address; others follow. */
    case Unknown = 'unknown';
    /** The mail server does not know the address. */
    case Refused = 'refused';
}

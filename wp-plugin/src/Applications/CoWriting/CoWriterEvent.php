<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

/** What a notice about co-writers says. */
enum CoWriterEvent: string
{
    /** Events of which those who invited are notified. */
    case Accepted = 'accepted';
    case Declined = 'declined';
    case Left = 'left';
    /** Events of which a co-writer is notified. */
    case Revoked = 'revoked';
    case Sent = 'sent';
    case Withdrawn = 'withdrawn';
    case Deleted = 'deleted';
    /** At the end of its retention. */
    case Removed = 'removed';
}

<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Proofs;

enum ProofEvent: string
{
    case Requested = 'requested';
    /** The request was confirmed by the link of its mail, or by an account, whose address is verified. */
    case Confirmed = 'confirmed';
    case Preferences = 'preferences';
    case Unsubscribed = 'unsubscribed';
    case Bounced = 'bounced';
    /** The account has another address. */
    case Moved = 'moved';
    case Erased = 'erased';
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

/** State of a late link, computed from its row and the clock. */
enum LateLinkState: string
{
    case Open = 'open';
    /** Its applicant has sent. */
    case Used = 'used';
    case Expired = 'expired';
    case Revoked = 'revoked';
}

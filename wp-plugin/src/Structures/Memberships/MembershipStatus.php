<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** How far somebody belongs to a structure. */
enum MembershipStatus: string
{
    /** Asked to join. */
    case Pretender = 'pretender';
    /** Invited. */
    case Guest = 'guest';
    case Member = 'member';
}

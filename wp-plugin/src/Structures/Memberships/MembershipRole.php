<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** What a member may do; of somebody who was invited: the role that was offered. */
enum MembershipRole: string
{
    /** Edits the structure and its items, and manages its members. */
    case Owner = 'owner';
    /** Edits the items of the structure. */
    case Member = 'member';
    /** Belongs to the structure, edits nothing. */
    case Guest = 'guest';

    /** Role of those who asked to join. */
    public const DEFAULT = self::Member;
}

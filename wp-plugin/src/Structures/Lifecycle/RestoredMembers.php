<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipStatus;

/** The members of a structure that comes back. */
final class RestoredMembers
{
    /**
     * @param MemberList $stored as they were
     * @param int $ownerId user id of who becomes its owner when no owner is left; 0: nobody
     * @return MemberList without accounts that do not exist any more
     * @throws DomainError structure_owner_missing
     */
    public static function of(MemberList $stored, int $ownerId): MemberList
    {
        $exists = static fn (int $userId): bool => get_userdata($userId) !== false;
        $members = new MemberList(array_filter($stored->memberships, $exists, ARRAY_FILTER_USE_KEY));
        if ($members->owners() !== []) {
            return $members;
        }

        return $ownerId !== 0 && $exists($ownerId)
            ? $members->with($ownerId, MembershipStatus::Member, MembershipRole::Owner)
            : throw new DomainError('structure_owner_missing');
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\MembershipStatus as Status;

/** Members of two structures that become one, without a database. */
final class MergedMembers
{
    private const RANKS = [Role::Guest->value => 0, Role::Member->value => 1, Role::Owner->value => 2];

    /** @return MemberList with the offered ownership of the remaining structure */
    public static function of(MemberList $ended, MemberList $remaining): MemberList
    {
        $members = $remaining->memberships;
        foreach ($ended->memberships as $userId => $membership) {
            $members[$userId] = isset($members[$userId]) ? self::both($membership, $members[$userId]) : $membership;
        }
        ksort($members);

        return new MemberList($members, $remaining->transfer);
    }

    /**
     * A member stays one, with the highest role that they have accepted. Who asked here and is invited there is a member with the
     * role of the invitation, as within one structure.
     */
    private static function both(Membership $one, Membership $other): Membership
    {
        if ($one->status === $other->status) {
            return self::RANKS[$one->role->value] >= self::RANKS[$other->role->value] ? $one : $other;
        }
        $member = array_values(array_filter([$one, $other], static fn (Membership $each): bool => $each->status === Status::Member))[0] ?? null;

        return $member ?? new Membership(Status::Member, ($one->status === Status::Guest ? $one : $other)->role);
    }
}

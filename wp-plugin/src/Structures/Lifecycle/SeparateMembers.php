<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MembershipStore;

/** Gives the members and invitations of a merged structure back to it: what was changed since by others stays. */
final readonly class SeparateMembers
{
    public function __construct(private EndedStore $ended, private MembershipStore $memberships, private MovedInvitations $invitations)
    {
    }

    /**
     * @param int $ownerId user id of who becomes its owner when no owner has an account any more
     * @return list<int> user ids of both structures
     * @throws DomainError structure_owner_missing
     */
    public function __invoke(EndedStructure $structure, int $ownerId): array
    {
        $before = $this->memberships->locked($structure->groupId);
        $current = $this->memberships->locked($structure->intoGroup);
        $stored = $this->ended->members($structure->id, $structure->groupId);
        $remaining = $this->ended->members($structure->id, $structure->intoGroup);
        $members = RestoredMembers::of($stored, $ownerId);
        $this->memberships->save($structure->groupId, $before, $members->withTransfer($before->transfer));
        $this->memberships->save($structure->intoGroup, $current, self::separated($current, $remaining, MergedMembers::of($stored, $remaining)));

        $this->invitations->moveBack($structure);

        return array_values(array_unique([...array_keys($members->memberships), ...array_keys($current->memberships)]));
    }

    /** The members of the remaining structure without what the merge changed; what has changed since stays. */
    private static function separated(MemberList $current, MemberList $remaining, MemberList $merged): MemberList
    {
        $members = $current->memberships;
        foreach ($current->memberships as $userId => $membership) {
            if (!Membership::areSame($membership, $merged->of($userId))) {
                continue;
            }
            $former = $remaining->of($userId);
            if ($former === null) {
                unset($members[$userId]);
            } else {
                $members[$userId] = $former;
            }
        }
        $separated = new MemberList($members, $current->transfer);

        // Its own owners have left since: those who own it now stay.
        $owners = array_intersect_key($current->memberships, array_flip($current->owners()));

        return $separated->owners() === [] ? new MemberList($owners + $members, $current->transfer) : $separated;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStore;

/** Moves the members and open invitations of a structure to the one that it is merged into. Within a transaction. */
final readonly class MergeMembers
{
    public function __construct(private MembershipStore $memberships, private EndedStore $ended, private MovedInvitations $invitations)
    {
    }

    /**
     * In the order of their numbers, so that two merges do not wait for each other.
     *
     * @return array{MemberList, MemberList}
     */
    public function lock(int $fromGroup, int $intoGroup): array
    {
        $lists = [];
        $groups = [$fromGroup, $intoGroup];
        sort($groups);
        foreach ($groups as $groupId) {
            $lists[$groupId] = $this->memberships->locked($groupId);
        }

        return [$lists[$fromGroup], $lists[$intoGroup]];
    }

    /**
     * @param MemberList $members of the structure that ends
     * @param MemberList $remaining of the other one
     * @return MemberList of both
     */
    public function merge(EndedStructure $structure, MemberList $members, MemberList $remaining): MemberList
    {
        $this->ended->addMembers($structure->id, $structure->groupId, $members);
        $this->ended->addMembers($structure->id, $structure->intoGroup, $remaining);
        $merged = MergedMembers::of($members, $remaining);
        $this->memberships->save($structure->groupId, $members, new MemberList([], $members->transfer));
        $this->memberships->save($structure->intoGroup, $remaining, $merged);
        $this->invitations->move($structure);

        return $merged;
    }
}

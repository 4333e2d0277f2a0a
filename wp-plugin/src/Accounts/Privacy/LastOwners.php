<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Accounts\Privacy\Records\Structures;

/** Keeps an account that leaves from being the last owner of a structure, also when two owners leave at the same moment. */
final readonly class LastOwners
{
    public function __construct(private Structures $structures, private MembershipStore $memberships)
    {
    }

    /** @return list<int> group ids of structures with a membership of the account */
    public function groupsOf(int $userId): array
    {
        return $this->memberships->groupsOf($userId);
    }

    /**
     * First in a transaction: until its end nobody else changes the members of these structures.
     *
     * @param list<int> $groups
     * @throws DomainError structure_transfer_first
     */
    public function lock(array $groups, int $userId): void
    {
        $alone = array_filter($groups, fn (int $groupId): bool => $this->memberships->locked($groupId)->isSoleOwner($userId));
        if ($this->structures->submitted(array_values($alone)) !== []) {
            throw new DomainError('structure_transfer_first');
        }
    }
}

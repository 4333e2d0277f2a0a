<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Structures\Memberships\MembershipStore;

/** What a merge reads and writes. */
final readonly class MergeParts
{
    public function __construct(
        public EndedStore $ended,
        public StoredStructures $structures,
        public MergeReferences $references,
        public MembershipStore $memberships,
        public MovedInvitations $invitations,
    ) {
    }
}

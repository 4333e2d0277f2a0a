<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** One person of a structure, as the viewer may see them. */
final readonly class StructureMember
{
    /**
     * @param int|null $profileId of a public profile
     * @param bool $isOfferedOwnership an owner has offered them their place
     * @param list<OwnerAction> $actions that the viewer could take now
     */
    public function __construct(
        public int $userId,
        public ?int $profileId,
        public string $name,
        public Membership $membership,
        public bool $isOfferedOwnership,
        public array $actions,
    ) {
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** Membership of one person in one structure. */
final readonly class Membership
{
    public function __construct(public MembershipStatus $status, public MembershipRole $role)
    {
    }

    public function isOwner(): bool
    {
        return $this->status === MembershipStatus::Member && $this->role === MembershipRole::Owner;
    }

    public static function areSame(?self $one, ?self $other): bool
    {
        return $one?->status === $other?->status && $one?->role === $other?->role;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Kernel\DomainError;

/** The members of one structure, those who asked and those who are invited, by user id; immutable. */
final readonly class MemberList
{
    /** @param array<int, Membership> $memberships by user id */
    public function __construct(public array $memberships, public ?OwnershipTransfer $transfer = null)
    {
    }

    public static function ownedBy(int $userId): self
    {
        return new self([$userId => new Membership(MembershipStatus::Member, MembershipRole::Owner)]);
    }

    public function of(int $userId): ?Membership
    {
        return $this->memberships[$userId] ?? null;
    }

    public function statusOf(int $userId): ?MembershipStatus
    {
        return $this->of($userId)?->status;
    }

    public function isOwner(int $userId): bool
    {
        return $this->of($userId)?->isOwner() === true;
    }

    /**
     * For actions of owners. Its other members know of the structure; nobody else learns more than that nothing was found.
     *
     * @throws DomainError structure_owner_required · not_found
     */
    public function requireOwner(int $userId): void
    {
        if (!$this->isOwner($userId)) {
            throw $this->statusOf($userId) === MembershipStatus::Member ? new DomainError('structure_owner_required') : DomainError::notFound();
        }
    }

    /** @return list<int> user ids */
    public function owners(): array
    {
        return array_keys(array_filter($this->memberships, static fn (Membership $each): bool => $each->isOwner()));
    }

    /** Nobody else could manage the members without this person. */
    public function isSoleOwner(int $userId): bool
    {
        return $this->owners() === [$userId];
    }

    public function with(int $userId, MembershipStatus $status, MembershipRole $role): self
    {
        return self::valid(array_replace($this->memberships, [$userId => new Membership($status, $role)]), $this->transfer);
    }

    public function without(int $userId): self
    {
        $others = $this->memberships;
        unset($others[$userId]);

        return self::valid($others, $this->transfer);
    }

    public function withTransfer(?OwnershipTransfer $transfer): self
    {
        return new self($this->memberships, $transfer);
    }

    /**
     * Without an offer that has ended: its maker owns the structure no more, or its recipient is no other member.
     *
     * @param array<int, Membership> $memberships by user id
     */
    public static function valid(array $memberships, ?OwnershipTransfer $transfer): self
    {
        $list = new self($memberships);
        $isValid = $transfer !== null
            && $list->isOwner($transfer->from)
            && $list->statusOf($transfer->to) === MembershipStatus::Member
            && !$list->isOwner($transfer->to);

        return $isValid ? $list->withTransfer($transfer) : $list;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;

/** A structure as one of those sees it who have a membership in it. */
final readonly class OwnStructure
{
    /**
     * @param int $userId of the one who sees it
     * @param Invitation|null $mailed open invitation to the address of their account
     */
    public function __construct(public Record $record, private int $userId, private MemberList $list, private ?Invitation $mailed = null)
    {
    }

    public function membership(): ?Membership
    {
        $membership = $this->list->of($this->userId);

        return $this->mailed === null || !self::isAnsweredByMail($membership)
            ? $membership
            : new Membership(MembershipStatus::Guest, MembershipRole::from($this->mailed->invitee->role));
    }

    /** Whether an invitation by mail would change a membership: of others it is the invitation of the account that is answered. */
    public static function isAnsweredByMail(?Membership $membership): bool
    {
        return $membership === null || $membership->status === MembershipStatus::Pretender;
    }

    public function isOfferedOwnership(): bool
    {
        return $this->list->transfer?->to === $this->userId;
    }

    /** @return int|null user id of the owner who offers the ownership, or who invited by mail; of other invitations nobody knows */
    public function invitedBy(): ?int
    {
        return match (true) {
            $this->isOfferedOwnership() => $this->list->transfer?->from,
            $this->mailed !== null && self::isAnsweredByMail($this->list->of($this->userId)) => $this->mailed->inviterId,
            default => null,
        };
    }

    public function isOwner(): bool
    {
        return $this->list->isOwner($this->userId);
    }

    public function isSoleOwner(): bool
    {
        return $this->list->isSoleOwner($this->userId);
    }

    /** @return int requests that wait for an owner; 0 for all others */
    public function requests(): int
    {
        $pretenders = array_filter($this->list->memberships, static fn (Membership $each): bool => $each->status === MembershipStatus::Pretender);

        return $this->isOwner() ? count($pretenders) : 0;
    }

    /** Whether the person has an invitation or an offer of ownership to answer. */
    public function isInvited(): bool
    {
        return $this->isOfferedOwnership() || $this->membership()?->status === MembershipStatus::Guest;
    }

    /** @return list<OwnAction> that the person could take now */
    public function actions(): array
    {
        if ($this->mailed !== null && self::isAnsweredByMail($this->list->of($this->userId))) {
            return [OwnAction::Accept, OwnAction::Refuse];
        }

        return array_values(array_filter(
            OwnAction::cases(),
            fn (OwnAction $each): bool => MembershipRules::allows($this->list, $each->action(), $this->userId, $this->userId),
        ));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** What an owner does with the membership of somebody, as the API names it. */
enum OwnerAction: string
{
    case Accept = 'accept';
    case Refuse = 'refuse';
    case Invite = 'invite';
    case CancelInvitation = 'cancelInvitation';
    case Resend = 'resend';
    case SetRole = 'setRole';
    case Remove = 'remove';
    case TransferOwnership = 'transferOwnership';
    case CancelTransfer = 'cancelTransfer';

    public function action(): MembershipAction
    {
        return match ($this) {
            self::Accept => MembershipAction::AcceptRequest,
            self::Refuse => MembershipAction::RefuseRequest,
            self::Invite => MembershipAction::Invite,
            self::CancelInvitation => MembershipAction::CancelInvitation,
            self::Resend => MembershipAction::Resend,
            self::SetRole => MembershipAction::SetRole,
            self::Remove => MembershipAction::Remove,
            self::TransferOwnership => MembershipAction::OfferTransfer,
            self::CancelTransfer => MembershipAction::CancelTransfer,
        };
    }
}

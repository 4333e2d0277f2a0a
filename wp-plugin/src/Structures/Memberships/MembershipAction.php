<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Kernel\ErrorCode;

/** Everything that changes the members of a structure. The values are those of the audit log and of the mails. */
enum MembershipAction: string
{
    case Ask = 'ask';
    case Withdraw = 'withdraw';
    case AcceptInvitation = 'accept_invitation';
    /** By the link of a mail, or by the account that has its address: see MembershipRules::join(). */
    case AcceptMail = 'accept_mail';
    case RefuseInvitation = 'refuse_invitation';
    case Leave = 'leave';
    case AcceptTransfer = 'accept_transfer';
    case RefuseTransfer = 'refuse_transfer';

    case AcceptRequest = 'accept_request';
    case RefuseRequest = 'refuse_request';
    case Invite = 'invite';
    case CancelInvitation = 'cancel_invitation';
    /** Notifies a guest again. */
    case Resend = 'resend';
    case SetRole = 'set_role';
    case Remove = 'remove';
    case OfferTransfer = 'offer_transfer';
    case CancelTransfer = 'cancel_transfer';

    /** Done by the owners of the structure; all others by the person concerned. */
    public function isByOwner(): bool
    {
        return match ($this) {
            self::Ask, self::Withdraw, self::AcceptInvitation, self::AcceptMail, self::RefuseInvitation, self::Leave, self::AcceptTransfer, self::RefuseTransfer => false,
            default => true,
        };
    }

    /**
     * The code when the membership is in no state for the action.
     *
     * @return value-of<ErrorCode>
     */
    public function refusal(): string
    {
        return match ($this) {
            self::AcceptInvitation, self::AcceptMail, self::AcceptRequest, self::RefuseInvitation, self::RefuseRequest => 'membership_accept_failed',
            self::OfferTransfer, self::CancelTransfer, self::AcceptTransfer, self::RefuseTransfer => 'ownership_transfer_failed',
            self::SetRole, self::Remove => 'role_change_forbidden',
            self::Ask, self::Withdraw, self::Leave, self::Invite, self::CancelInvitation, self::Resend => 'invalid_transition',
        };
    }

    /**
     * The code when the structure would be left without an owner.
     *
     * @return value-of<ErrorCode>
     */
    public function refusalOfLastOwner(): string
    {
        return $this === self::Leave ? 'ownership_transfer_failed' : 'role_change_forbidden';
    }
}

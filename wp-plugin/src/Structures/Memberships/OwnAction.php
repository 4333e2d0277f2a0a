<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** What a person does with their own membership, as the API names it. */
enum OwnAction: string
{
    case Ask = 'ask';
    case Withdraw = 'withdraw';
    case Accept = 'accept';
    case Refuse = 'refuse';
    case Leave = 'leave';
    case AcceptTransfer = 'acceptTransfer';
    case RefuseTransfer = 'refuseTransfer';

    public function action(): MembershipAction
    {
        return match ($this) {
            self::Ask => MembershipAction::Ask,
            self::Withdraw => MembershipAction::Withdraw,
            self::Accept => MembershipAction::AcceptInvitation,
            self::Refuse => MembershipAction::RefuseInvitation,
            self::Leave => MembershipAction::Leave,
            self::AcceptTransfer => MembershipAction::AcceptTransfer,
            self::RefuseTransfer => MembershipAction::RefuseTransfer,
        };
    }
}

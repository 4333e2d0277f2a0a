<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Invitations\InvitationState;
use Passerelle\Mail\RefusalReason;

/** People join structures, leave them and manage their members. */
final readonly class MembershipsModule implements HasEnums
{
    public function enums(): array
    {
        return [
            'PasserelleMailInvitationState' => InvitationState::cases(),
            'PasserelleMailRefusal' => RefusalReason::cases(),
            'PasserelleMembershipRole' => MembershipRole::cases(),
            'PasserelleMembershipStatus' => MembershipStatus::cases(),
            'PasserelleOwnMembershipAction' => OwnAction::cases(),
            'PasserelleOwnerMembershipAction' => OwnerAction::cases(),
        ];
    }
}

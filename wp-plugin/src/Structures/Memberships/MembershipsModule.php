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
            // Owners cancel invitations: those are deleted.
            'PasserelleMailInvitationState' => array_values(array_filter(InvitationState::cases(), static fn (InvitationState $each): bool => $each !== InvitationState::Revoked)),
            'PasserelleMailRefusal' => RefusalReason::cases(),
            'PasserelleMembershipRole' => MembershipRole::cases(),
            'PasserelleMembershipStatus' => MembershipStatus::cases(),
            'PasserelleOwnMembershipAction' => OwnAction::cases(),
            'PasserelleOwnerMembershipAction' => OwnerAction::cases(),
        ];
    }
}

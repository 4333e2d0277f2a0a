<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\OwnerAction;

/** An invitation by mail as the owners of the structure see it. */
final readonly class MailInvitation
{
    /** @param InvitationState $state expired too where its inviter owns the structure no more */
    public function __construct(public Invitation $invitation, public InvitationState $state)
    {
    }

    public function role(): MembershipRole
    {
        return MembershipRole::from($this->invitation->invitee->role);
    }

    /** @return list<OwnerAction> that an owner could take now */
    public function actions(): array
    {
        return $this->state->isOver() ? [] : [OwnerAction::Resend, OwnerAction::CancelInvitation];
    }
}

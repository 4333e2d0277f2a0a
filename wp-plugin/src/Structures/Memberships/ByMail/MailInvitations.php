<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStatus;

/** The invitations by mail into a structure. Only its owners may see them. */
final readonly class MailInvitations
{
    public function __construct(private InvitationStore $store)
    {
    }

    /** @return list<MailInvitation> without those erased, and those accepted by people who have left */
    public function of(int $groupId, MemberList $list): array
    {
        $stored = array_filter(
            $this->store->ofGroup($groupId),
            static fn (Invitation $each): bool => $each->invitee->kind === StructureSubject::KIND
                && $each->invitee->email !== ''
                && ($each->state !== InvitationState::Accepted || $list->statusOf($each->userId ?? 0) === MembershipStatus::Member),
        );

        return array_values(array_map(static fn (Invitation $each): MailInvitation => new MailInvitation($each, self::state($each, $list)), $stored));
    }

    private static function state(Invitation $invitation, MemberList $list): InvitationState
    {
        $isVoid = !$invitation->state->isOver() && !$list->isOwner($invitation->inviterId);

        return $isVoid ? InvitationState::Expired : $invitation->state;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Structures\Memberships\MembershipAction as Action;
use Passerelle\Structures\Memberships\MembershipStatus as Status;

/** Notice about a change; the values are the names of the texts. */
enum MembershipEvent: string
{
    // Events for the owners
    case Asked = 'asked';
    case Joined = 'joined';
    case InvitationRefused = 'invitation_refused';
    case Left = 'left';
    // Events for the owner who made the offer
    case TransferAccepted = 'transfer_accepted';
    case TransferRefused = 'transfer_refused';
    // Events for the person concerned
    case Accepted = 'accepted';
    case RequestRefused = 'request_refused';
    case Invited = 'invited';
    case InvitationCancelled = 'invitation_cancelled';
    case RoleChanged = 'role_changed';
    case Removed = 'removed';
    case TransferOffered = 'transfer_offered';
    case TransferCancelled = 'transfer_cancelled';
    // Events for everybody of a structure, or who was of it
    case StructureDeleted = 'structure_deleted';
    case StructureRestored = 'structure_restored';
    case StructureMerged = 'structure_merged';
    case MergeUndone = 'merge_undone';
    // About the next owner of a structure without an active one
    case SuccessionPlanned = 'succession_planned';
    case ClosurePlanned = 'closure_planned';
    case SuccessionCancelled = 'succession_cancelled';
    case SuccessionDone = 'succession_done';

    /** @return self|null null: nobody waits for it, or nothing has changed */
    public static function of(MembershipChange $change): ?self
    {
        $status = $change->after->statusOf($change->memberId);

        return match ($change->action) {
            Action::Ask => $status === Status::Member ? self::Joined : self::Asked,
            Action::Withdraw => null,
            Action::AcceptInvitation, Action::AcceptMail => self::Joined,
            Action::RefuseInvitation => self::InvitationRefused,
            Action::Leave => self::Left,
            Action::AcceptTransfer => self::TransferAccepted,
            Action::RefuseTransfer => self::TransferRefused,
            Action::AcceptRequest => self::Accepted,
            Action::RefuseRequest => self::RequestRefused,
            Action::Invite => $status === Status::Member ? self::Accepted : self::Invited,
            Action::Resend => self::Invited,
            Action::CancelInvitation => self::InvitationCancelled,
            Action::SetRole => Membership::areSame($change->before->of($change->memberId), $change->after->of($change->memberId)) ? null : self::RoleChanged,
            Action::Remove => self::Removed,
            Action::OfferTransfer => self::TransferOffered,
            Action::CancelTransfer => self::TransferCancelled,
        };
    }

    public function isOfOwnership(): bool
    {
        return in_array($this, [self::TransferOffered, self::TransferCancelled, self::TransferAccepted, self::TransferRefused], true);
    }

    /** @return list<int> user ids, without the one who did it */
    public function recipients(MembershipChange $change): array
    {
        $ids = match ($this) {
            self::Asked, self::Joined, self::InvitationRefused, self::Left => $change->after->owners(),
            self::TransferAccepted, self::TransferRefused => [$change->before->transfer->from ?? 0],
            default => [$change->memberId],
        };

        return array_values(array_diff($ids, [$change->actor->id, 0]));
    }
}

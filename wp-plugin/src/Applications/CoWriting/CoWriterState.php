<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;

/** State of the invitation of a co-writer, whatever became of its mail. */
enum CoWriterState: string
{
    case Pending = 'pending';
    case Accepted = 'accepted';
    case Declined = 'declined';
    case Expired = 'expired';
    case Revoked = 'revoked';
    /** The account is erased: nothing of the person is left. */
    case Former = 'former';

    public static function of(Invitation $invitation): self
    {
        if ($invitation->invitee->email === '') {
            return self::Former;
        }

        return match ($invitation->state) {
            InvitationState::Accepted => self::Accepted,
            InvitationState::Declined => self::Declined,
            InvitationState::Expired => self::Expired,
            InvitationState::Revoked => self::Revoked,
            default => self::Pending,
        };
    }
}

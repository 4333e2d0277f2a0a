<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

enum InvitationAnswer: string
{
    case Accept = 'accept';
    case Decline = 'decline';

    public function state(): InvitationState
    {
        return $this === self::Accept ? InvitationState::Accepted : InvitationState::Declined;
    }
}

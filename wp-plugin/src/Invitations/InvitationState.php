<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

enum InvitationState: string
{
    /** Its mail waits in the outbox. */
    case Created = 'created';
    /** The mail server has taken the mail. */
    case Sent = 'sent';
    /** An attempt failed for another reason than the address; others follow until the mail is given up. */
    case DeliveryUnknown = 'delivery_unknown';
    /** The mail server does not know the address. */
    case Refused = 'refused';
    case Accepted = 'accepted';
    case Declined = 'declined';
    /** Withdrawn by who sent it, before or after it was accepted. */
    case Revoked = 'revoked';
    /** Never stored: open, and its link is no longer valid. */
    case Expired = 'expired';

    /** @return non-empty-list<self> stored states of invitations without an answer */
    public static function open(): array
    {
        return [self::Created, self::Sent, self::DeliveryUnknown, self::Refused];
    }

    public function isOver(): bool
    {
        return in_array($this, [self::Accepted, self::Declined, self::Revoked], true);
    }
}

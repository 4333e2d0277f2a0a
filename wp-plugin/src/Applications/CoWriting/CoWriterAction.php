<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

/** Actions on the invitation of a co-writer. */
enum CoWriterAction: string
{
    case SetRole = 'setRole';
    /** Sends the mail again; links of earlier mails are void at once. */
    case Resend = 'resend';
    /** Ends an invitation, or what a co-writer may do. */
    case Revoke = 'revoke';

    /** @return list<self> that those who invite take */
    public static function in(CoWriterState $state): array
    {
        return match ($state) {
            CoWriterState::Pending, CoWriterState::Expired => self::cases(),
            CoWriterState::Accepted => [self::SetRole, self::Revoke],
            CoWriterState::Declined, CoWriterState::Revoked, CoWriterState::Former => [],
        };
    }
}

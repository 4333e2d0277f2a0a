<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

/** Places where an invitation is worded. */
enum InvitationText
{
    case Mail;
    /** In the workspace of the account that has the address. */
    case Notice;
    /** The same once it is answered or no longer valid. */
    case NoticeOver;
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

/** Reason for the end of a session. */
enum SessionEnd: string
{
    case SignedOut = 'signed_out';
    case EndedByPerson = 'ended_by_person';
    case Reuse = 'reuse';
    case Expired = 'expired';
    case EmailChanged = 'email_changed';
    case PasswordChanged = 'password_changed';
    case AccountDisabled = 'account_disabled';
    case RoleLost = 'role_lost';
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/** The way by which the erasure of an account is asked for, as the audit log names it. */
enum ErasureWay: string
{
    /** The person themselves, in their settings. */
    case Own = 'own_request';
    /** WordPress deletes the account: its user screens, WP-CLI, another plugin. */
    case Deletion = 'user_deletion';
    /** WordPress's tool "Erase Personal Data". */
    case Request = 'erasure_request';
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\Viewer;

/** Whether an account may be used at all. */
final class AccountState
{
    /** Set to "1" on accounts that staff have closed. */
    public const DISABLED_META = 'passerelle_disabled';

    public function isActive(Viewer $viewer): bool
    {
        return $viewer->isSignedIn() && get_user_meta($viewer->id, self::DISABLED_META, true) !== '1';
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Rights\Viewer;

/** Right to enter /wp-admin: active accounts with a staff role. */
final readonly class AdminRight
{
    public function __construct(private AccountState $accounts)
    {
    }

    public function isHeldBy(Viewer $viewer): bool
    {
        return $viewer->isStaff() && $this->accounts->isActive($viewer);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

/** Right to enter /wp-admin: active accounts with a staff role. */
final readonly class AdminRight
{
    public function __construct(private AccountState $accounts)
    {
    }

    public function isHeldBy(Viewer $viewer): bool
    {
        $staff = array_filter(Role::among($viewer->roles), static fn (Role $role): bool => $role->isStaff());

        return $staff !== [] && $this->accounts->isActive($viewer);
    }
}

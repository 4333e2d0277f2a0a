<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\Role;
use Passerelle\Accounts\Viewer;

/** Who may enter /wp-admin: people with a role of staff whose account may be used. */
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

<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Directory\Members\Mails\RolesMail;
use Passerelle\Kernel\Module;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Role;

/** Role of a member that staff change in WordPress's own list of users: the member is mailed, as by UpdateRoles. */
final readonly class RolesInWordPress implements Module
{
    public function __construct(private Mails $mails)
    {
    }

    public function register(): void
    {
        // UpdateRoles adds and removes roles, which is another event.
        add_action('set_user_role', $this->follow(...), 10, 3);
    }

    /** @param array<int|string, string> $before none: the account is new */
    private function follow(int|string $userId, string $role, array $before): void
    {
        $named = array_column([Role::DEFAULT, ...RoleRights::CHANGEABLE], 'value');
        $isChanged = $before !== [] && array_values($before) !== [$role];
        $actor = get_current_user_id();
        if ($isChanged && $actor !== 0 && $actor !== (int) $userId && in_array($role, $named, true)) {
            $this->mails->toUser(RolesMail::KEY, (int) $userId);
        }
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use WP_User;

/** Creates viewers from WordPress's users. */
final class ViewerFactory
{
    public function current(): Viewer
    {
        return $this->fromUser(wp_get_current_user());
    }

    /** The anonymous viewer for 0 and for ids that do not exist. */
    public function of(int $userId): Viewer
    {
        $user = get_userdata($userId);

        return $user instanceof WP_User ? $this->fromUser($user) : Viewer::anonymous();
    }

    private function fromUser(WP_User $user): Viewer
    {
        if (!$user->exists()) {
            return Viewer::anonymous();
        }
        $roles = array_map(static fn (Role $role): string => $role->value, Role::among(array_values($user->roles)));
        if (is_multisite() && is_super_admin($user->ID) && !in_array(Role::SuperAdministrateur->value, $roles, true)) {
            $roles[] = Role::SuperAdministrateur->value;
        }

        return new Viewer($user->ID, $roles, MainCountry::of($user->ID));
    }
}

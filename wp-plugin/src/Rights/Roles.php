<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;

/** Writes the roles and their capabilities into WordPress, once per version of the table. */
final class Roles
{
    private const OPTION = 'passerelle_roles_version';

    public function provisionIfChanged(): void
    {
        if (get_option(self::OPTION) !== self::version()) {
            $this->provision();
        }
    }

    /** Idempotent: adds missing capabilities and removes those that the table does not grant. */
    public function provision(): void
    {
        $roles = wp_roles();
        $stored = $roles->use_db;
        // One write at the end instead of one for each of several hundred capabilities.
        $roles->use_db = false;
        foreach (Role::cases() as $role) {
            if ($roles->get_role($role->value) === null) {
                $roles->add_role($role->value, $role->storedName(), $this->basis($role));
            }
            $this->align($role);
        }
        $roles->use_db = $stored;
        update_option($roles->role_key, $roles->roles);
        if (get_option('default_role') === 'subscriber') {
            update_option('default_role', Role::DEFAULT->value);
        }
        update_option(self::OPTION, self::version());
    }

    /** @return array<string, bool> by capability of the plugin: whether the role has it */
    public static function capabilities(Role $role): array
    {
        $held = [
            Capability::MODERATE_CONTENT => $role === Role::Moderateur || in_array($role, Role::administrators(), true),
            Capability::ALTER_REJECTED => in_array($role, Role::administrators(), true),
            Capability::ALTER_VALID => $role === Role::SuperAdministrateur,
            Capability::MANAGE_REFERENCE => $role->isStaff(),
        ];
        foreach (ContentType::cases() as $type) {
            foreach (Capability::cases() as $capability) {
                $held[$capability->of($type)] = CapabilityMatrix::holds($role, $type, $capability);
            }
        }

        return $held;
    }

    private function align(Role $role): void
    {
        $target = wp_roles()->get_role($role->value);
        foreach (self::capabilities($role) as $name => $held) {
            if ($held && !$target?->has_cap($name)) {
                $target?->add_cap($name);
            } elseif (!$held && isset($target?->capabilities[$name])) {
                $target->remove_cap($name);
            }
        }
    }

    /** @return array<string, bool> WordPress's own capabilities of a new role */
    private function basis(Role $role): array
    {
        $administrator = wp_roles()->get_role(Role::Administrator->value);

        return $role === Role::SuperAdministrateur && $administrator !== null
            ? $administrator->capabilities
            : ['read' => true];
    }

    private static function version(): string
    {
        $table = array_map(static fn (Role $role): array => self::capabilities($role), Role::cases());

        return md5((string) json_encode($table));
    }
}

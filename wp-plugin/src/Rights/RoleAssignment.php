<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Kernel\Module;

/** Who may assign and remove which roles; never a higher one than their own. */
final readonly class RoleAssignment implements Module
{
    public function __construct(private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        add_filter('editable_roles', $this->editableRoles(...));
        add_filter('map_meta_cap', $this->protectSuperAdministrators(...), 20, 4);
    }

    /** @return list<Role> without that of guests, which only an accepted invitation gives */
    public static function assignableBy(Viewer $viewer): array
    {
        $roles = Role::among($viewer->roles);

        return match (true) {
            in_array(Role::SuperAdministrateur, $roles, true) => self::without(Role::GuestReviewer),
            in_array(Role::Administrator, $roles, true) => self::without(Role::GuestReviewer, Role::SuperAdministrateur),
            in_array(Role::Moderateur, $roles, true) => [Role::Operateur, Role::Moderateur],
            default => [],
        };
    }

    /** @return list<Role> */
    private static function without(Role ...$left): array
    {
        return array_values(array_filter(Role::cases(), static fn (Role $role): bool => !in_array($role, $left, true)));
    }

    /**
     * @param array<string, mixed> $roles
     * @return array<string, mixed>
     */
    public function editableRoles(array $roles): array
    {
        $assignable = self::assignableBy($this->viewers->current());
        foreach (Role::cases() as $role) {
            if (!in_array($role, $assignable, true)) {
                unset($roles[$role->value]);
            }
        }

        return $roles;
    }

    /**
     * @param list<string> $required
     * @param array<int, mixed> $args the other user's id first
     * @return list<string>
     */
    public function protectSuperAdministrators(array $required, string $capability, int $userId, array $args): array
    {
        $isAboutUser = in_array($capability, ['edit_user', 'delete_user', 'remove_user', 'promote_user'], true);
        $otherId = is_numeric($args[0] ?? null) ? (int) $args[0] : 0;
        if (!$isAboutUser || $otherId === 0 || $otherId === $userId) {
            return $required;
        }
        $isAbove = in_array(Role::SuperAdministrateur->value, $this->viewers->of($otherId)->roles, true)
            && !in_array(Role::SuperAdministrateur->value, $this->viewers->of($userId)->roles, true);

        return $isAbove ? ['do_not_allow'] : $required;
    }
}

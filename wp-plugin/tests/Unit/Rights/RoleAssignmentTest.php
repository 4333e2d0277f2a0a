<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use Passerelle\Rights\Role;
use Passerelle\Rights\RoleAssignment;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\TestCase;

/** Roles that each role may give to others. */
final class RoleAssignmentTest extends TestCase
{
    public function testWhoAssignsWhichRoles(): void
    {
        $all = array_values(array_filter(Role::cases(), static fn (Role $role): bool => $role !== Role::GuestReviewer));
        $expected = [
            Role::SuperAdministrateur->value => $all,
            Role::Administrator->value => array_values(array_filter($all, static fn (Role $role): bool => $role !== Role::SuperAdministrateur)),
            Role::Moderateur->value => [Role::Operateur, Role::Moderateur],
        ];
        foreach (Role::cases() as $role) {
            self::assertSame($expected[$role->value] ?? [], RoleAssignment::assignableBy(new Viewer(7, [$role->value])), $role->value);
        }
        self::assertSame([], RoleAssignment::assignableBy(Viewer::anonymous()));
        self::assertSame([], RoleAssignment::assignableBy(new Viewer(7, ['subscriber'])));
    }

    public function testOfSeveralRolesTheHighestCounts(): void
    {
        $of = static fn (Role ...$roles): array => RoleAssignment::assignableBy(new Viewer(7, array_column($roles, 'value')));

        self::assertSame($of(Role::SuperAdministrateur), $of(Role::Moderateur, Role::SuperAdministrateur, Role::Administrator));
        self::assertSame($of(Role::Administrator), $of(Role::Moderateur, Role::Administrator));
        self::assertSame($of(Role::Moderateur), $of(Role::Beneficiaire, Role::Moderateur));
    }
}

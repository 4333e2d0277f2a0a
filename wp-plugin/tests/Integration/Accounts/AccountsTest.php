<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts;

use InvalidArgumentException;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\DemoAccounts;
use Passerelle\Rights\AdminAccess;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\RoleAssignment;
use Passerelle\Rights\Roles;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\IntegrationTestCase;
use RuntimeException;
use WP_User;

final class AccountsTest extends IntegrationTestCase
{
    protected function tearDown(): void
    {
        parent::tearDown();
        // WordPress keeps roles in memory, where no rollback reaches.
        wp_roles()->for_site();
    }

    public function testProvisioningRolesAgainChangesNothing(): void
    {
        $before = get_option(wp_roles()->role_key);
        (new Roles())->provision();

        self::assertSame($before, get_option(wp_roles()->role_key));
        self::assertSame(0, $this->countQueries(static fn () => (new Roles())->provisionIfChanged()));
    }

    public function testProvisioningRepairsARoleThatWasChanged(): void
    {
        $role = get_role('beneficiaire');
        self::assertNotNull($role);
        $role->add_cap('publish_initiatives');
        $role->remove_cap('edit_initiatives');
        $role->add_cap('something_of_another_plugin');

        (new Roles())->provision();

        $role = get_role('beneficiaire');
        self::assertSame(
            [false, true, true],
            [$role?->has_cap('publish_initiatives'), $role?->has_cap('edit_initiatives'), $role?->has_cap('something_of_another_plugin')],
        );
        $role?->remove_cap('something_of_another_plugin');
    }

    public function testNewAccountsAreBeneficiaires(): void
    {
        self::assertSame('beneficiaire', get_option('default_role'));
    }

    public function testASuperAdministrateurMayDoAllThatAnAdministratorMay(): void
    {
        $administrator = array_filter(get_role('administrator')->capabilities ?? []);
        $super = array_filter(get_role('super_administrateur')->capabilities ?? []);

        self::assertSame([], array_diff_key($administrator, $super));
        self::assertSame(['alter_valid_moderation' => true], array_diff_key($super, $administrator));
    }

    public function testTheViewerIsTheCurrentUser(): void
    {
        self::assertEquals(Viewer::anonymous(), (new ViewerFactory())->current());
        $moderateur = $this->users->moderateur('SN');
        wp_set_current_user($moderateur->id);
        (new WP_User($moderateur->id))->add_role('subscriber');

        self::assertEquals(new Viewer($moderateur->id, ['moderateur'], 'SN'), (new ViewerFactory())->of($moderateur->id));
        self::assertEquals(Viewer::anonymous(), (new ViewerFactory())->of(999999));
    }

    public function testAMainCountryIsACode(): void
    {
        $id = $this->users->beneficiaire()->id;
        MainCountry::set($id, 'ML');
        self::assertSame('ML', MainCountry::of($id));
        MainCountry::set($id, null);
        self::assertNull(MainCountry::of($id));
        update_user_meta($id, MainCountry::META, 'Mali');
        self::assertNull(MainCountry::of($id));

        $this->expectException(InvalidArgumentException::class);
        MainCountry::set($id, 'Mali');
    }

    public function testSomeRolesWorkOnTheSiteOnly(): void
    {
        $keptOut = static fn (string ...$roles): bool => AdminAccess::isDenied(new Viewer(1, array_values($roles)));

        self::assertSame(
            [true, true, true, true, false, false, false, false, false],
            [
                $keptOut('beneficiaire'), $keptOut('operateur'), $keptOut('moderateur'), $keptOut('operateur', 'moderateur'), $keptOut('moderateur', 'editor'),
                $keptOut('editor'), $keptOut('administrator'), $keptOut('super_administrateur'), $keptOut(),
            ],
        );
    }

    public function testTheToolbarFollows(): void
    {
        $member = $this->users->beneficiaire();
        $editor = $this->users->editor();

        wp_set_current_user($member->id);
        self::assertFalse(apply_filters('show_admin_bar', true));
        wp_set_current_user($editor->id);
        self::assertTrue(apply_filters('show_admin_bar', true));
    }

    public function testCannotAssignHigherRole(): void
    {
        $names = static fn (string $role): array => array_map(
            static fn (Role $each): string => $each->value,
            RoleAssignment::assignableBy(new Viewer(1, [$role])),
        );

        self::assertSame(['operateur', 'moderateur'], $names('moderateur'));
        self::assertSame([], $names('beneficiaire'));
        self::assertSame([], $names('operateur'));
        self::assertSame([], $names('editor'));
        self::assertSame(['beneficiaire', 'operateur', 'moderateur', 'editor', 'administrator'], $names('administrator'));
        self::assertContains('super_administrateur', $names('super_administrateur'));
    }

    public function testAdministratorCannotCreateOrChangeSuperAdministrateur(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $administrator = $this->users->administrator();
        $super = $this->users->with(Role::SuperAdministrateur);

        wp_set_current_user($administrator->id);
        self::assertArrayNotHasKey('super_administrateur', get_editable_roles());
        self::assertArrayHasKey('administrator', get_editable_roles());
        foreach (['edit_user', 'delete_user', 'remove_user', 'promote_user'] as $capability) {
            self::assertFalse(user_can($administrator->id, $capability, $super->id), $capability);
        }
        self::assertTrue(user_can($super->id, 'edit_user', $administrator->id));
        wp_set_current_user($super->id);
        self::assertArrayHasKey('super_administrateur', get_editable_roles());
    }

    public function testCreatesDemoAccountsOnceAndKeepsChangedPasswords(): void
    {
        $accounts = new DemoAccounts(static fn (): string => 'local');
        $first = $accounts->provision();
        wp_set_password('Another-2026!', $first['moderateur']);

        self::assertSame($first, $accounts->provision());
        self::assertSame(DemoAccounts::logins(), array_keys($first));
        $moderateur = new WP_User($first['moderateur']);
        self::assertSame(['moderateur'], $moderateur->roles);
        self::assertSame('moderateur@passerelle.test', $moderateur->user_email);
        self::assertTrue(wp_check_password('Another-2026!', $moderateur->user_pass));
        self::assertSame(['SN', 'FR', null], [MainCountry::of($first['moderateur']), MainCountry::of($first['moderateur2']), MainCountry::of($first['beneficiaire'])]);
        self::assertSame('SN', AccountCountry::of($first['beneficiaire']));
    }

    public function testRejectsDemoAccountsInProduction(): void
    {
        $before = count_users()['total_users'];
        try {
            (new DemoAccounts(static fn (): string => 'production'))->provision();
            self::fail('Accounts with a public password were made.');
        } catch (RuntimeException $error) {
            self::assertStringContainsString('production', $error->getMessage());
        }
        self::assertSame($before, count_users()['total_users']);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\People\MemberRolesField;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_User;

final class MemberRolesFieldTest extends AdminTestCase
{
    private const HOOKS = ['edit_user_profile', 'edit_user_profile_update', 'user_profile_update_errors'];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (self::HOOKS as $hook) {
            remove_all_filters($hook);
        }
        wp_set_current_user($this->users->administrator()->id);
        $this->plugin->get(MemberRolesField::class)->register();
    }

    protected function tearDown(): void
    {
        unset($_REQUEST['_wpnonce']);
        parent::tearDown();
    }

    public function testAnAdministratorMakesAValidator(): void
    {
        $member = $this->users->beneficiaire();

        self::assertSame([], $this->send($member, ['moderateur'], 'ML', 'beneficiaire'));

        $viewer = (new ViewerFactory())->of($member->id);
        self::assertSame([['beneficiaire', 'moderateur'], 'ML'], [$viewer->roles, $viewer->mainCountry]);
        // WordPress would take all roles but the one of its own list.
        self::assertArrayNotHasKey('role', $_POST);
        $html = $this->shownFor($member);
        self::assertMatchesRegularExpression('~value="moderateur" checked~', $html);
        self::assertMatchesRegularExpression('~<option value="ML" selected>Mali</option>~', $html);
    }

    public function testAnotherRoleOfWordPressIsLeftToIt(): void
    {
        $this->send($this->users->beneficiaire(), [], '', 'editor');

        self::assertSame('editor', $_POST['role'] ?? null);
    }

    public function testRefusalsAreErrorsOfTheScreen(): void
    {
        $member = $this->users->beneficiaire();

        foreach ([[['moderateur'], 'ZZ'], [['moderateur'], ''], [['administrator'], '']] as [$roles, $country]) {
            self::assertCount(1, $this->send($member, $roles, $country, 'beneficiaire'), $country);
        }
        self::assertSame(['beneficiaire'], (new WP_User($member->id))->roles);
        self::assertNull(MainCountry::of($member->id));
    }

    public function testTheCountryCountsForValidatorsOnly(): void
    {
        $member = $this->users->beneficiaire();

        self::assertSame([], $this->send($member, ['operateur'], 'ML', 'beneficiaire'));
        self::assertNull(MainCountry::of($member->id));
    }

    public function testFormsWithoutTheFieldChangeNothing(): void
    {
        $member = $this->users->operateur();
        $_POST = ['role' => 'operateur'];
        $_REQUEST['_wpnonce'] = wp_create_nonce("update-user_{$member->id}");

        do_action('edit_user_profile_update', $member->id);

        self::assertSame([['operateur'], 'operateur'], [(new WP_User($member->id))->roles, $_POST['role']]);
    }

    /** @return iterable<string, array{Role}> */
    public static function others(): iterable
    {
        foreach ([Role::Beneficiaire, Role::Operateur, Role::Moderateur, Role::Editor] as $role) {
            yield $role->value => [$role];
        }
    }

    #[DataProvider('others')]
    public function testOthersNeitherSeeNorSend(Role $role): void
    {
        $member = $this->users->beneficiaire();
        wp_set_current_user($this->users->with($role, 'SN')->id);

        self::assertSame('', $this->shownFor($member));
        self::assertCount(1, $this->send($member, ['moderateur'], 'SN', 'beneficiaire'));
        self::assertSame(['beneficiaire'], (new WP_User($member->id))->roles);
    }

    public function testStaffAndOneselfHaveNoSuchField(): void
    {
        foreach ([$this->users->editor(), $this->users->administrator(), (new ViewerFactory())->current()] as $person) {
            self::assertSame('', $this->shownFor($person));
        }
    }

    private function shownFor(Viewer $person): string
    {
        ob_start();
        do_action('edit_user_profile', new WP_User($person->id));

        return (string) ob_get_clean();
    }

    /**
     * @param list<string> $roles
     * @return list<string> the errors of the screen
     */
    private function send(Viewer $person, array $roles, string $country, string $role): array
    {
        $_POST = [MemberRolesField::MARKER => '1', MemberRolesField::FIELD => $roles, MemberRolesField::COUNTRY => $country, 'role' => $role];
        $_REQUEST['_wpnonce'] = wp_create_nonce("update-user_{$person->id}");
        do_action('edit_user_profile_update', $person->id);
        $errors = new WP_Error();
        do_action_ref_array('user_profile_update_errors', [&$errors, true, new WP_User($person->id)]);

        return array_values(array_filter($errors->get_error_messages(), is_string(...)));
    }
}

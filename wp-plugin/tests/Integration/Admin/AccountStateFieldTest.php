<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\People\AccountStateField;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\DisableAccount;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\FrozenClock;
use PHPUnit\Framework\Attributes\DataProvider;

final class AccountStateFieldTest extends AdminTestCase
{
    private Viewer $administrator;
    private AccountState $accounts;
    private DisableAccount $disable;

    protected function setUp(): void
    {
        parent::setUp();
        $this->administrator = $this->users->administrator();
        wp_set_current_user($this->administrator->id);
        $this->accounts = new AccountState();
        $this->disable = new DisableAccount($this->accounts, new FrozenClock());
        $this->field('fr_FR')->register();
    }

    protected function tearDown(): void
    {
        foreach (['edit_user_profile', 'edit_user_profile_update', 'manage_users_columns', 'manage_users_custom_column'] as $hook) {
            remove_all_filters($hook);
        }
        unset($_REQUEST['_wpnonce'], $_POST[AccountStateField::FIELD], $_POST[AccountStateField::MARKER]);
        parent::tearDown();
    }

    public function testAnAdministratorClosesAndOpensAnAccount(): void
    {
        $person = $this->users->beneficiaire();
        $session = $this->plugin->get(Sessions::class)->start($person->id, 'Firefox');
        self::assertStringNotContainsString('checked', $this->shownFor($person));

        $this->send($person, [AccountStateField::MARKER => '1', AccountStateField::FIELD => '1']);
        self::assertTrue($this->accounts->isDisabled($person->id));
        self::assertNull($this->plugin->get(Sessions::class)->ofAccessToken($session->accessToken));
        $html = $this->shownFor($person);
        self::assertStringContainsString(' checked', $html);
        self::assertMatchesRegularExpression('~<p>Désactivé le .*2026.* par ' . preg_quote($this->nameOf($this->administrator), '~') . '\.</p>~', $html);
        self::assertSame('Désactivé', apply_filters('manage_users_custom_column', '', 'passerelle_account', $person->id));
        self::assertWPError(wp_authenticate($this->nameOf($person), 'Factory-2026!'));

        $this->send($person, [AccountStateField::MARKER => '1']);
        self::assertFalse($this->accounts->isDisabled($person->id));
        self::assertSame('', apply_filters('manage_users_custom_column', '', 'passerelle_account', $person->id));
        self::assertSame('other', apply_filters('manage_users_custom_column', 'other', 'posts', $person->id));
        self::assertStringNotContainsString('Désactivé', $this->shownFor($person));
        // What was ended stays ended.
        self::assertNull($this->plugin->get(Sessions::class)->ofAccessToken($session->accessToken));
    }

    public function testFormWithoutTheCheckboxChangesNothing(): void
    {
        $person = $this->users->beneficiaire();
        ($this->disable)($this->administrator, $person->id, true);
        $this->send($person, []);
        self::assertTrue($this->accounts->isDisabled($person->id));
    }

    public function testWithoutTheNonceNothingIsWritten(): void
    {
        $person = $this->users->beneficiaire();
        add_filter('wp_die_handler', static fn (): callable => static fn () => throw new Stopped('nonce', 403));
        $_POST = [AccountStateField::MARKER => '1', AccountStateField::FIELD => '1'];
        try {
            do_action('edit_user_profile_update', $person->id);
            self::fail('Nobody asked for the nonce.');
        } catch (Stopped) {
            self::assertFalse($this->accounts->isDisabled($person->id));
        } finally {
            remove_all_filters('wp_die_handler');
        }
    }

    /** @return array<string, array{Role, Role, bool}> who, whom, allowed */
    public static function people(): array
    {
        $rows = [];
        foreach (Role::cases() as $who) {
            foreach ([Role::Beneficiaire, Role::Moderateur, Role::Editor, Role::Administrator, Role::SuperAdministrateur] as $whom) {
                $allowed = $who === Role::SuperAdministrateur || ($who === Role::Administrator && $whom !== Role::SuperAdministrateur);
                $rows["{$who->value} closes {$whom->value}"] = [$who, $whom, $allowed];
            }
        }

        return $rows;
    }

    #[DataProvider('people')]
    public function testRightToCloseAccounts(Role $who, Role $whom, bool $allowed): void
    {
        $by = $this->users->with($who, 'SN');
        $person = $this->users->with($whom, 'SN');
        wp_set_current_user($by->id);
        self::assertSame($allowed, $this->shownFor($person) !== '');
        $this->send($person, [AccountStateField::MARKER => '1', AccountStateField::FIELD => '1']);
        self::assertSame($allowed, $this->accounts->isDisabled($person->id));
        try {
            ($this->disable)($by, $person->id, true);
            self::assertTrue($allowed);
        } catch (DomainError $error) {
            self::assertSame([false, 'forbidden'], [$allowed, $error->errorCode]);
        }
    }

    public function testRejectsClosingOwnAccountAndVisitors(): void
    {
        self::assertSame('', $this->shownFor($this->administrator));
        foreach ([$this->administrator, Viewer::anonymous()] as $by) {
            try {
                ($this->disable)($by, $this->administrator->id, true);
                self::fail('Allowed.');
            } catch (DomainError $error) {
                self::assertSame('forbidden', $error->errorCode);
            }
        }
        self::assertFalse($this->accounts->isDisabled($this->administrator->id));
    }

    public function testFormerMembersAreNotIncluded(): void
    {
        $person = $this->users->beneficiaire();
        $colleague = $this->users->administrator();
        ($this->disable)($colleague, $person->id, true);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($colleague->id);
        self::assertStringContainsString('by someone who has left.', $this->field('en_GB')->render($person->id));
        self::assertStringContainsString('Disable this account', $this->field('en_GB')->render($person->id));
    }

    private function field(string $locale): AccountStateField
    {
        $texts = new Texts(static fn (): string => $locale);

        return new AccountStateField($this->disable, new ViewerFactory(), new Dates($texts), $texts);
    }

    private function nameOf(Viewer $person): string
    {
        $user = get_userdata($person->id);
        self::assertInstanceOf(\WP_User::class, $user);

        return $user->user_login;
    }

    private function shownFor(Viewer $person): string
    {
        ob_start();
        do_action('edit_user_profile', get_userdata($person->id));

        return (string) ob_get_clean();
    }

    /** @param array<string, string> $fields */
    private function send(Viewer $person, array $fields): void
    {
        $_POST = $fields;
        $_REQUEST['_wpnonce'] = wp_create_nonce("update-user_{$person->id}");
        do_action('edit_user_profile_update', $person->id);
        $_POST = [];
    }

    private static function assertWPError(mixed $value): void
    {
        self::assertInstanceOf(\WP_Error::class, $value);
    }
}

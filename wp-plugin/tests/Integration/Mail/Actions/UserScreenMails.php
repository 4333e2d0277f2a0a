<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use LogicException;
use Passerelle\Admin\People\AccountStateField;
use Passerelle\Admin\People\MemberRolesField;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Rights\Role;
use Passerelle\Tests\Integration\Accounts\Privacy\PrivacyTools;
use Passerelle\Tests\Integration\Admin\Stopped;
use WP_User;

/** Accounts in WordPress's own ways: its screens, functions that plugins and WP-CLI call, its privacy tools. */
final class UserScreenMails extends MailTable
{
    use AdminScreens;

    private const PASSWORD = 'Une-mer-2026';

    public function rows(): iterable
    {
        yield from $this->profile();
        yield from $this->functions();
        yield from $this->newAccounts();
        yield from $this->erasures();
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> user-edit.php and profile.php */
    private function profile(): iterable
    {
        $roles = static fn (string ...$names): array => [MemberRolesField::MARKER => '1', MemberRolesField::FIELD => $names];

        yield 'User screen: names' => ['administrator', fn () => $this->saving('stranger', ['first_name' => 'Awa']), []];
        yield 'User screen: password' => ['administrator', fn () => $this->saving('stranger', ['pass1' => self::PASSWORD, 'pass2' => self::PASSWORD]), [
            'auth.password_changed → stranger',
        ]];
        yield 'User screen: address' => ['administrator', fn () => $this->saving('stranger', ['email' => 'new@example.test']), ['refused: by WordPress\'s screen']];
        yield 'User screen: own password' => ['desk', fn () => $this->saving('desk', ['pass1' => self::PASSWORD, 'pass2' => self::PASSWORD]), ['auth.password_changed → desk']];
        yield 'User screen: roles' => ['administrator', fn () => $this->saving('stranger', $roles(Role::Operateur->value)), ['members.roles → stranger']];
        yield 'User screen: another role in the list of WordPress' => ['administrator', fn () => $this->saving('stranger', ['role' => Role::Operateur->value]), [
            'members.roles → stranger',
        ]];
        yield 'User screen: roles, the same' => ['administrator', fn () => $this->saving('stranger', $roles()), []];
        yield 'User screen: close an account' => ['administrator', fn () => $this->saving('stranger', [AccountStateField::MARKER => '1', AccountStateField::FIELD => '1']), []];
    }

    /** @return iterable<string, array{string, Closure(): (Closure(): mixed), list<string>}> */
    private function functions(): iterable
    {
        $update = fn (string $name, array $values): Closure => fn (): mixed => wp_update_user(['ID' => $this->id($name), ...$values]);

        yield 'wp_update_user: names' => ['administrator', fn () => $update('stranger', ['first_name' => 'Awa']), []];
        yield 'wp_update_user: password' => ['administrator', fn () => $update('stranger', ['user_pass' => self::PASSWORD]), ['auth.password_changed → stranger']];
        yield 'wp_update_user: address' => [self::VISITOR, fn () => $update('stranger', ['user_email' => 'new@example.test']), ['email_change.undo → stranger']];
        yield 'wp_update_user: address and password' => [self::VISITOR, fn () => $update('stranger', ['user_email' => 'new@example.test', 'user_pass' => self::PASSWORD]), [
            'email_change.undo → stranger',
            'auth.password_changed → new',
        ]];
        yield 'wp_set_password' => [self::VISITOR, fn () => fn () => wp_set_password(self::PASSWORD, $this->id('stranger')), ['auth.password_changed → stranger']];
        $role = fn (string $name, Role $role): Closure => fn () => (new WP_User($this->id($name)))->set_role($role->value);
        yield 'Users list: another role of members' => ['administrator', fn () => $role('stranger', Role::Operateur), ['members.roles → stranger']];
        yield 'Users list: the same role' => ['administrator', fn () => $role('stranger', Role::Beneficiaire), []];
        // The mail names the roles of members only.
        yield 'Users list: a role of staff' => ['administrator', fn () => $role('stranger', Role::Editor), []];
        yield 'set_role by a command' => [self::VISITOR, fn () => $role('stranger', Role::Operateur), []];
        yield 'Users list: send a new password' => ['administrator', fn () => static fn (): mixed => retrieve_password('stranger'), ['auth.password_by_team → stranger']];
        yield 'Users list: send a new password, of a closed account' => ['administrator', function (): Closure {
            update_user_meta($this->id('stranger'), AccountState::DISABLED_META, '1');

            return static fn (): mixed => retrieve_password('stranger');
        }, []];
        yield 'Users list: send a new password, before the activation' => ['administrator', function (): Closure {
            update_user_meta($this->id('stranger'), AccountStage::META, AccountStage::Pending->value);

            return static fn (): mixed => retrieve_password('stranger');
        }, ['auth.activation → stranger']];
        yield 'Settings: another address of the site' => ['administrator', function (): Closure {
            $this->openAdministration('options');

            return static fn (): bool => update_option('admin_email', 'new@example.test');
        }, ['WordPress: Admin Email Changed → site']];
    }

    /** @return iterable<string, array{string, Closure(): (Closure(): mixed), list<string>}> */
    private function newAccounts(): iterable
    {
        $account = ['user_login' => 'awa', 'user_email' => 'awa@example.test', 'user_pass' => self::PASSWORD, 'first_name' => 'Awa'];

        yield 'wp_insert_user' => ['administrator', fn () => static fn (): mixed => wp_insert_user([...$account, 'role' => Role::Beneficiaire->value]), []];
        yield 'wp_create_user' => [self::VISITOR, fn () => static fn (): mixed => wp_create_user('awa', self::PASSWORD, 'awa@example.test'), []];
        yield 'New user screen: without a mail' => ['administrator', fn () => $this->adding([]), []];
        yield 'New user screen: with a mail' => ['administrator', fn () => $this->adding(['send_user_notification' => '1']), ['auth.account_made → awa']];
    }

    /** @return iterable<string, array{string, Closure(): (Closure(): mixed), list<string>}> */
    private function erasures(): iterable
    {
        $delete = function (string $name, ?string $heir = null): Closure {
            $this->openAdministration('users');

            return fn () => $heir === null ? wp_delete_user($this->id($name)) : wp_delete_user($this->id($name), $this->id($heir));
        };
        $tool = function (string $action): int {
            PrivacyTools::load();

            return PrivacyTools::request('stranger@example.test', $action);
        };

        yield 'Delete user' => ['administrator', fn () => $delete('stranger'), ['privacy.deletion_done → stranger']];
        yield 'Delete user, with an heir' => ['administrator', fn () => $delete('stranger', 'desk'), ['privacy.deletion_done → stranger']];
        yield 'Delete user, with notices off' => ['administrator', fn () => $delete('quiet'), ['privacy.deletion_done → quiet']];
        yield 'Delete user, who owns a structure with others' => ['administrator', fn () => $delete('coowner'), ['privacy.deletion_done → coowner']];
        yield 'Delete user, the only owner' => ['administrator', fn () => $delete('other-owner'), ['refused: by WordPress\'s screen']];
        yield 'Erase tool' => ['administrator', function () use ($tool): Closure {
            $request = $tool('remove_personal_data');

            return static fn (): mixed => PrivacyTools::erase($request);
        }, ['privacy.deletion_done → stranger']];
        yield 'Export tool' => ['administrator', function () use ($tool): Closure {
            $request = $tool('export_personal_data');

            return static fn (): mixed => PrivacyTools::export($request);
        }, []];
    }

    /**
     * Saves an account like user-edit.php and profile.php.
     *
     * @param array<string, mixed> $values
     */
    private function saving(string $name, array $values): Closure
    {
        $this->openAdministration('user-edit');
        $user = new WP_User($this->id($name));

        return static function () use ($user, $values): void {
            $_POST = wp_slash([
                'user_id' => (string) $user->ID,
                'user_login' => $user->user_login,
                'email' => $user->user_email,
                'nickname' => $user->nickname,
                'first_name' => $user->first_name,
                'last_name' => $user->last_name,
                'role' => $user->roles[0] ?? '',
                '_wpnonce' => wp_create_nonce("update-user_{$user->ID}"),
                ...$values,
            ]);
            $_REQUEST = $_POST;
            do_action($user->ID === get_current_user_id() ? 'personal_options_update' : 'edit_user_profile_update', $user->ID);
            $done = edit_user($user->ID);
            if (is_wp_error($done)) {
                throw new Stopped($done->get_error_message(), 0);
            }
        };
    }

    /**
     * Adds an account like user-new.php.
     *
     * @param array<string, string> $values
     */
    private function adding(array $values): Closure
    {
        $this->openAdministration('user');

        return static function () use ($values): void {
            $_POST = $_REQUEST = wp_slash([
                'user_login' => 'awa',
                'email' => 'awa@example.test',
                'first_name' => 'Awa',
                'pass1' => self::PASSWORD,
                'pass2' => self::PASSWORD,
                'role' => Role::Beneficiaire->value,
                ...$values,
            ]);
            $done = edit_user();
            if (is_wp_error($done)) {
                throw new LogicException($done->get_error_message());
            }
        };
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Database;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use RuntimeException;

/** Demo accounts with published passwords. Never created on a production site. */
final readonly class DemoAccounts
{
    public const PASSWORD = 'Passerelle-2026!';
    private const DOMAIN = 'passerelle.test';
    /** Has not done the onboarding. */
    private const NEW = 'beneficiaire2';

    /** login => [first name, last name, role, country; of a validator also the scope] */
    private const ACCOUNTS = [
        'beneficiaire' => ['Awa', 'Sarr', Role::Beneficiaire, 'SN'],
        'beneficiaire2' => ['Kossi', 'Amouzou', Role::Beneficiaire, 'TG'],
        'operateur' => ['Clémence', 'Ribot', Role::Operateur, 'FR'],
        'moderateur' => ['Ousmane', 'Diatta', Role::Moderateur, 'SN'],
        'moderateur2' => ['Hélène', 'Vasseur', Role::Moderateur, 'FR'],
        'editeur' => ['Solène', 'Kaboré', Role::Editor, null],
        'admin' => ['Mariam', 'Coulibaly', Role::Administrator, null],
        'superadmin' => ['Étienne', 'N’Guessan', Role::SuperAdministrateur, null],
    ];

    /** @param callable(): string $environment of WordPress: production, staging, development or local */
    public function __construct(private mixed $environment = 'wp_get_environment_type')
    {
    }

    /**
     * Creates missing accounts; does not reset the passwords of existing ones.
     *
     * @return array<string, int> user id by login
     * @throws RuntimeException on a production site
     */
    public function provision(): array
    {
        $this->refuseProduction();
        $ids = [];
        foreach (self::ACCOUNTS as $login => [$firstName, $lastName, $role, $country]) {
            $ids[$login] = $this->account($login, $firstName, $lastName);
            (new \WP_User($ids[$login]))->set_role($role->value);
            MainCountry::set($ids[$login], $role === Role::Moderateur ? $country : null);
            if ($country !== null) {
                AccountCountry::set($ids[$login], $country);
            }
        }

        return $ids;
    }

    /**
     * The account of a person of the demo content, who has done the onboarding; created if it is missing.
     *
     * @return int user id
     * @throws RuntimeException on a production site
     */
    public function member(string $login, string $firstName, string $lastName): int
    {
        $this->refuseProduction();
        $id = $this->account($login, $firstName, $lastName);
        (new \WP_User($id))->set_role(Role::Beneficiaire->value);

        return $id;
    }

    /** @return list<string> */
    public static function logins(): array
    {
        return array_keys(self::ACCOUNTS);
    }

    /** People of the demo content have domains of their own: with the same one, each would be in conflict with all whose applications they review. */
    public static function email(string $login): string
    {
        return $login . '@' . (isset(self::ACCOUNTS[$login]) ? self::DOMAIN : "{$login}.test");
    }

    private function refuseProduction(): void
    {
        if (($this->environment)() === 'production') {
            throw new RuntimeException('Demo accounts have a public password and are refused on a production site.');
        }
    }

    private function account(string $login, string $firstName, string $lastName): int
    {
        $known = get_user_by('login', $login) ?: get_user_by('email', self::email($login));
        $names = [
            'first_name' => $firstName,
            'last_name' => $lastName,
            'display_name' => "{$firstName} {$lastName}",
        ];
        $id = $known instanceof \WP_User
            ? wp_update_user(['ID' => $known->ID, ...$names])
            : wp_insert_user([
                'user_login' => $login,
                'user_email' => self::email($login),
                'user_pass' => wp_generate_password(),
                ...$names,
            ]);
        if (is_wp_error($id)) {
            throw new RuntimeException("The demo account {$login} could not be made: {$id->get_error_message()}");
        }
        if (!$known instanceof \WP_User) {
            self::storePublicPassword($id);
        }
        if ($login !== self::NEW && get_user_meta($id, Onboarding::META, true) === '') {
            update_user_meta($id, Onboarding::META, gmdate('Y-m-d H:i:s'));
        }

        return $id;
    }

    /** Not by WordPress's functions, since the password rule refuses what everybody knows. */
    private static function storePublicPassword(int $userId): void
    {
        global $wpdb;

        (new Database($wpdb))->execute("UPDATE {$wpdb->users} SET user_pass = %s WHERE ID = %d", wp_hash_password(self::PASSWORD), $userId);
        clean_user_cache($userId);
    }
}

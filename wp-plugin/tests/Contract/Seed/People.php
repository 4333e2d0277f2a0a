<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use LogicException;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\WordPress\WordPressSessions;
use Passerelle\GraphQL\SchemaExport;
use Passerelle\Kernel\Database;
use Passerelle\Plugin;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use WP_Application_Passwords;

/** One person for each way to stand to the content: roles, owner and stranger, in and out of the country concerned. */
final class People
{
    /** name => [role, country; of a validator also the scope] */
    public const ALL = [
        'owner' => [Role::Beneficiaire, 'SN'],
        'other' => [Role::Beneficiaire, 'TG'],
        'structure-owner' => [Role::Beneficiaire, 'CI'],
        'operateur' => [Role::Operateur, 'FR'],
        'moderateur' => [Role::Moderateur, 'SN'],
        'moderateur-elsewhere' => [Role::Moderateur, 'FR'],
        'editor' => [Role::Editor, null],
        'administrator' => [Role::Administrator, null],
        'super-administrator' => [Role::SuperAdministrateur, null],
    ];

    public const PASSWORD = 'Contract-2026!';

    /** @var array<string, int> */
    private array $ids = [];

    public function id(string $name): int
    {
        return $this->ids[$name] ??= $this->make($name);
    }

    public function viewer(string $name): Viewer
    {
        return (new ViewerFactory())->of($this->id($name));
    }

    /** @return list<int> */
    public function all(): array
    {
        return array_map($this->id(...), array_keys(self::ALL));
    }

    /**
     * By name: what a browser sends to WordPress. Cookies of members are well made, and bound to a session like those of staff.
     *
     * @return array<string, array{cookie: string, nonce: string}>
     */
    public function sessions(): array
    {
        $plugin = Plugin::running();
        $sessions = [];
        $cookieName = 'wordpress_logged_in_' . constant('COOKIEHASH');
        foreach (array_keys(self::ALL) as $name) {
            $id = $this->id($name);
            $sessionId = $plugin->get(Sessions::class)->start($id, 'Firefox')->sessionId;
            $session = $plugin->get(Sessions::class)->findActive($sessionId, $id) ?? throw new LogicException("{$name} has no session.");
            $token = wp_generate_password(43, false);
            $plugin->get(WordPressSessions::class)->bind($token, $session);
            $cookie = wp_generate_auth_cookie($id, time() + HOUR_IN_SECONDS, 'logged_in', $token);
            wp_set_current_user($id);
            $_COOKIE[$cookieName] = $cookie;
            $sessions[$name] = ['cookie' => $cookieName . '=' . rawurlencode($cookie), 'nonce' => wp_create_nonce('wp_rest')];
        }

        return $sessions;
    }

    /** @return array<string, string> by name: a header that application passwords would be sent in; their rows are in the database */
    public function applicationPasswords(): array
    {
        $headers = [];
        foreach (array_keys(self::ALL) as $name) {
            $created = WP_Application_Passwords::create_new_application_password($this->id($name), ['name' => 'contract-' . wp_generate_uuid4()]);
            if (!is_array($created)) {
                throw new LogicException($created->get_error_message());
            }
            $headers[$name] = 'Authorization: Basic ' . base64_encode("contract-{$name}:{$created[0]}");
        }

        return $headers;
    }

    public function schema(): string
    {
        wp_set_current_user($this->id('administrator'));

        return SchemaExport::text();
    }

    private function make(string $name): int
    {
        [$role, $country] = self::ALL[$name];
        $login = "contract-{$name}";
        $known = get_user_by('login', $login);
        $id = $known === false
            ? wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@secret.test", 'user_pass' => self::PASSWORD])
            : $known->ID;
        if (!is_int($id)) {
            throw new LogicException($id->get_error_message());
        }
        // People of an earlier run may have another one.
        wp_set_password(self::PASSWORD, $id);
        // A first sign-in would do this later, and end the sessions of WordPress that the suite uses.
        (new Passwords(Plugin::running()->get(Database::class)))->modernise(new \WP_User($id), self::PASSWORD);
        (new \WP_User($id))->set_role($role->value);
        MainCountry::set($id, $role === Role::Moderateur ? $country : null);
        if ($country !== null) {
            AccountCountry::set($id, $country);
        }

        return $id;
    }
}

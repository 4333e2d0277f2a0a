<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories;

use LogicException;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use WP_Error;

/** Users with roles, as viewers. */
final class UserFactory
{
    private const PASSWORD = 'Factory-2026!';
    /** Options of any algorithm that WordPress may use. */
    private const CHEAPEST = ['cost' => 4, 'memory_cost' => 8, 'time_cost' => 1, 'threads' => 1];

    /** Made once: a hash for each account took a third of the time of all tests. */
    private static ?string $hash = null;
    private int $number = 0;

    /** @param string|null $country main country, ISO 3166 alpha-2 */
    public function with(Role $role, ?string $country = null): Viewer
    {
        $this->number++;
        $id = self::withReadyHash(fn (): int|WP_Error => wp_insert_user([
            'user_login' => "{$role->value}-{$this->number}",
            'user_email' => "{$role->value}-{$this->number}@example.test",
            'user_pass' => self::PASSWORD,
            'role' => $role->value,
        ]));
        if (!is_int($id)) {
            throw new LogicException($id->get_error_message());
        }
        if ($country !== null) {
            update_user_meta($id, MainCountry::META, $country);
        }

        return (new ViewerFactory())->of($id);
    }

    public function beneficiaire(): Viewer
    {
        return $this->with(Role::Beneficiaire);
    }

    public function operateur(): Viewer
    {
        return $this->with(Role::Operateur);
    }

    public function moderateur(string $country): Viewer
    {
        return $this->with(Role::Moderateur, $country);
    }

    public function editor(): Viewer
    {
        return $this->with(Role::Editor);
    }

    public function administrator(): Viewer
    {
        return $this->with(Role::Administrator);
    }

    /**
     * @template T
     * @param callable(): T $work makes accounts with the password of this factory
     * @return T
     */
    private static function withReadyHash(callable $work): mixed
    {
        $hash = self::$hash ??= wp_hash_password(self::PASSWORD);
        $cheapest = static fn (): array => self::CHEAPEST;
        $ready = static fn (array $data): array => ['user_pass' => $hash] + $data;
        add_filter('wp_hash_password_options', $cheapest, PHP_INT_MAX);
        add_filter('wp_pre_insert_user_data', $ready, PHP_INT_MAX);
        try {
            return $work();
        } finally {
            remove_filter('wp_hash_password_options', $cheapest, PHP_INT_MAX);
            remove_filter('wp_pre_insert_user_data', $ready, PHP_INT_MAX);
        }
    }
}
